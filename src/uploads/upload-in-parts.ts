/** Sends a file in parts, so that an upload that was cut continues where it stopped. No React. */
import * as texts from '#generated/messages/uploads.ts';
import { httpMessages } from '#src/http/messages.ts';
import type { HttpError, Result } from '#src/http/result.ts';
import { readBase64 } from '#src/lib/read-base64.ts';
import { isUnanswered } from '#src/outbox/queued-request.ts';
import type { SentFile, SentPart } from './sent-file.ts';

/** An upload that the server has begun, or continues. */
export interface StartedUpload {
	/** Size of each part; the last one may be smaller. */
	partBytes: number;
	/** Numbers of the parts that the server has. */
	received: readonly number[];
}

export interface UploadCalls<Started extends StartedUpload> {
	/** The operation takes bytes, and not base64. */
	binary: boolean;
	start(file: SentFile): Promise<Result<Started>>;
	part(started: Started, part: SentPart): Promise<Result<unknown>>;
	/** Resolves to what a form sends for the file. */
	finish(started: Started): Promise<Result<unknown>>;
}

export type UploadEnd =
	| { kind: 'done'; value: unknown }
	| { kind: 'stopped' }
	/** `cut`: there was no answer, so the upload can continue. Otherwise the server refused the file. */
	| { kind: 'failed'; cut: boolean; message: string };

/** Recognises the same file after a reload. */
export const fingerprintOf = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
	`${name}-${size}-${lastModified}`;

/** Parts that the server does not have, in order. */
export function missingParts(count: number, received: readonly number[]): number[] {
	const have = new Set(received);
	return Array.from({ length: count }, (_, number) => number).filter((number) => !have.has(number));
}

/** Reports the share that the server has, from 0 to 1. Never rejects. */
export async function uploadInParts<Started extends StartedUpload>(
	file: File,
	calls: UploadCalls<Started>,
	signal: AbortSignal,
	onShare: (share: number) => void,
): Promise<UploadEnd> {
	const begun = await calls.start({ name: file.name, bytes: file.size, mime: file.type, fingerprint: fingerprintOf(file) });
	if (signal.aborted) return { kind: 'stopped' };
	if (!begun.ok) return failure(begun.error);
	const { partBytes, received } = begun.data;
	if (!Number.isInteger(partBytes) || partBytes < 1) return UNREADABLE;
	const count = Math.max(1, Math.ceil(file.size / partBytes));
	const missing = missingParts(count, received);
	const report = (left: number): void => onShare((count - left) / count);
	report(missing.length);
	for (const [index, number] of missing.entries()) {
		const offset = number * partBytes;
		const content = file.slice(offset, offset + partBytes);
		const data = calls.binary ? content : await readBase64(content).catch(() => null);
		if (signal.aborted) return { kind: 'stopped' };
		if (data === null) return { kind: 'failed', cut: false, message: texts.unreadable };
		const sent = await calls.part(begun.data, { number, offset, data });
		if (signal.aborted) return { kind: 'stopped' };
		if (!sent.ok) return failure(sent.error);
		report(missing.length - index - 1);
	}
	const finished = await calls.finish(begun.data);
	if (signal.aborted) return { kind: 'stopped' };
	return endOf(finished);
}

function endOf(finished: Result<unknown>): UploadEnd {
	if (!finished.ok) return failure(finished.error);
	const { data } = finished;
	return data === null || data === undefined ? UNREADABLE : { kind: 'done', value: data };
}

/** The server does not answer what it describes. */
const UNREADABLE: UploadEnd = { kind: 'failed', cut: false, message: httpMessages.unreadable };

function failure(error: HttpError): UploadEnd {
	const cut = isUnanswered(error);
	return { kind: 'failed', cut, message: cut ? texts.cut : error.message };
}
