import * as texts from '#generated/messages/http/file.ts';
import type { Result } from './result.ts';
import { HttpError } from './result.ts';

export interface FetchFileOptions {
	signal?: AbortSignal;
	onProgress?(loaded: number, total: number | null): void;
}

/** Fetches a file from a URL sent by the server. Not an API operation: no token, no envelope, no error messages. Never rejects. */
export async function fetchFile(url: string, { signal, onProgress }: FetchFileOptions = {}): Promise<Result<Uint8Array<ArrayBuffer>>> {
	try {
		const response = await fetch(url, signal ? { signal } : {});
		if (!response.ok) return { ok: false, error: new HttpError({ kind: 'http', status: response.status, message: texts.fileFailed }) };
		return { ok: true, data: await readBody(response, onProgress), headers: response.headers };
	} catch (error) {
		const aborted = signal?.aborted === true;
		return {
			ok: false,
			error: new HttpError({ kind: aborted ? 'aborted' : 'network', message: texts.fileOffline, body: error }),
		};
	}
}

async function readBody(response: Response, onProgress: FetchFileOptions['onProgress']): Promise<Uint8Array<ArrayBuffer>> {
	if (!response.body || !onProgress) return new Uint8Array(await response.arrayBuffer());
	const total = totalOf(response.headers);
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let loaded = 0;
	const reader = response.body.getReader();
	for (let step = await reader.read(); !step.done; step = await reader.read()) {
		parts.push(step.value);
		loaded += step.value.length;
		onProgress(loaded, total);
	}
	return join(parts, loaded);
}

/** Content-Length is the compressed size, so it is not the total if the response is encoded. */
function totalOf(headers: Headers): number | null {
	const length = headers.get('Content-Length');
	return length === null || headers.has('Content-Encoding') ? null : Number(length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
