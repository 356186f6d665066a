import * as texts from '#generated/messages/http/file.ts';
import { type OnLoaded, readFile } from './read-file.ts';
import type { Result } from './result.ts';
import { HttpError } from './result.ts';

export interface FetchFileOptions {
	signal?: AbortSignal;
	onProgress?: OnLoaded;
}

/** Fetches a file from a URL sent by the server. Not an API operation: no token, no envelope, no error messages. Never rejects. */
export async function fetchFile(url: string, { signal, onProgress }: FetchFileOptions = {}): Promise<Result<Uint8Array<ArrayBuffer>>> {
	try {
		const response = await fetch(url, signal ? { signal } : {});
		if (!response.ok) return { ok: false, error: new HttpError({ kind: 'http', status: response.status, message: texts.fileFailed }) };
		return { ok: true, data: await readFile(response, onProgress), headers: response.headers };
	} catch (error) {
		const aborted = signal?.aborted === true;
		return {
			ok: false,
			error: new HttpError({ kind: aborted ? 'aborted' : 'network', message: texts.fileOffline, body: error }),
		};
	}
}
