/** Sends a file in parts, so that an upload that was cut continues where it stopped. No React. */
import * as texts from '#generated/messages/uploads.ts';
import type { HttpError, Result } from '#src/http/result.ts';
import { readBase64 } from '#src/lib/read-base64.ts';
import { isUnanswered } from '#src/outbox/queued-request.ts';

/** An upload as the server has it. */
export interface Upload {
	uploadId: string;
	/** Size of each part; the last one may be smaller. */
	partBytes: number;
	partCount: number;
	/** Numbers of the parts that the server has. */
	received: readonly number[];
	/** Address of the file, once its parts are joined. */
	url: string | null;
}

/** The calls of an upload in parts. The server knows a file again by its fingerprint, and answers the upload that was begun. */
export interface UploadCalls {
	start(file: { name: string; bytes: number; mime: string; fingerprint: string }): Promise<Result<Upload>>;
	/** `data` is base64. */
	part(input: { uploadId: string; no: number; data: string }): Promise<Result<Upload>>;
	finish(uploadId: string): Promise<Result<{ url?: string }>>;
}

export type UploadEnd =
	| { kind: 'done'; url: string }
	| { kind: 'stopped' }
	/** `cut`: there was no answer, so the upload can continue. Otherwise the server refused the file. */
	| { kind: 'failed'; cut: boolean; message: string };

/** Recognises the same file after a reload; the server continues its upload. */
export const fingerprintOf = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
	`${name}-${size}-${lastModified}`;

/** Parts that the server does not have, in order. */
export function missingParts({ partCount, received }: Pick<Upload, 'partCount' | 'received'>): number[] {
	const have = new Set(received);
	return Array.from({ length: partCount }, (_, no) => no).filter((no) => !have.has(no));
}

/** Reports the share that the server has, from 0 to 1. Never rejects. */
export async function uploadInParts(
	file: File,
	calls: UploadCalls,
	signal: AbortSignal,
	onShare: (share: number) => void,
): Promise<UploadEnd> {
	const started = await calls.start({ name: file.name, bytes: file.size, mime: file.type, fingerprint: fingerprintOf(file) });
	if (signal.aborted) return { kind: 'stopped' };
	if (!started.ok) return failure(started.error);
	let upload = started.data;
	if (typeof upload.url === 'string') return { kind: 'done', url: upload.url };
	const { uploadId, partBytes } = upload;
	onShare(shareOf(upload));
	for (const no of missingParts(upload)) {
		const data = await readBase64(file.slice(no * partBytes, (no + 1) * partBytes)).catch(() => null);
		if (signal.aborted) return { kind: 'stopped' };
		if (data === null) return { kind: 'failed', cut: false, message: texts.unreadable };
		const sent = await calls.part({ uploadId, no, data });
		if (signal.aborted) return { kind: 'stopped' };
		if (!sent.ok) return failure(sent.error);
		upload = sent.data;
		onShare(shareOf(upload));
	}
	const finished = await calls.finish(uploadId);
	if (signal.aborted) return { kind: 'stopped' };
	return finished.ok ? { kind: 'done', url: finished.data.url ?? '' } : failure(finished.error);
}

const shareOf = ({ received, partCount }: Upload): number => received.length / Math.max(1, partCount);

function failure(error: HttpError): UploadEnd {
	const cut = isUnanswered(error);
	return { kind: 'failed', cut, message: cut ? texts.cut : error.message };
}
