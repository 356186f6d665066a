import type { HttpError, Result } from '#src/http/result.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { Clock } from '#src/pages/use-clock.ts';
import type { AttachmentFile } from './api-types.ts';

export interface FileSource {
	address(): string;
	/** The current address, renewed first if it has expired. Null if that fails; the user has been notified. */
	validAddress(): Promise<string | null>;
	/** Fetches a new address; null on failure. Shows no message. */
	renew(): Promise<string | null>;
}

type FileSourceContext = Pick<Calls, 'call'> & Pick<Clock, 'now'>;

export function createFileSource(file: AttachmentFile, { call, now }: FileSourceContext): FileSource {
	let { url, expiresAt } = file;
	const ask = async (quiet: boolean): Promise<string | null> => {
		const answer = await call(
			'main.courseAttachmentDownloadUrl',
			{ attachmentId: file.id, ...(file.lessonId && { lessonId: file.lessonId }) },
			{ quiet },
		);
		if (!answer.ok) return null;
		({ url, expiresAt } = answer.data);
		return url;
	};
	return {
		address: () => url,
		validAddress: async () => (now() < Date.parse(expiresAt) ? url : ask(false)),
		renew: () => ask(true),
	};
}

/** A file whose address nobody renews. */
export const fixedSource = (url: string): FileSource => ({ address: () => url, validAddress: async () => url, renew: async () => null });

const REFUSED = [400, 401, 403, 404, 410];

/** True for any status that an object store may return for an expired address. */
export const mayHaveExpired = (status: number | null): boolean => status !== null && REFUSED.includes(status);

/** Reads a file, and retries once with a renewed address if the first one may have expired. */
export async function readFile<Content>(source: FileSource, read: (url: string) => Promise<Result<Content>>): Promise<Result<Content>> {
	const first = await read(source.address());
	if (first.ok || !mayHaveExpired(first.error.status)) return first;
	const url = await source.renew();
	return url === null ? first : read(url);
}

export const isAborted = (error: HttpError): boolean => error.kind === 'aborted';
