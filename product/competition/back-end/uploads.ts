import type { Viewer } from '#app/account/back-end/viewer.ts';
import { extensionOf } from '#app/documents/back-end/sent-file.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { RequestContext } from '#mock/context.ts';
import type { FileRuleRow, UploadRow } from './rows.ts';

type UploadView = DataOf<'main.competitionUploadStart'>;

/** Bytes of a part; the last one may be shorter. */
export const PART_BYTES = 64 * 1024;
/** Parts of larger files are counted but not stored: rows are in one file or in IndexedDB. */
const KEPT_BYTES = 2 * 1024 * 1024;

/** Of a file that has been put together, all parts are there. */
export function uploadView({ id, bytes, partBytes, parts, url }: UploadRow): UploadView {
	const partCount = Math.max(1, Math.ceil(bytes / partBytes));
	const received = url === undefined ? Object.keys(parts).map(Number) : Array.from({ length: partCount }, (_, no) => no);
	return { uploadId: id, partBytes, partCount, received: received.sort((one, other) => one - other), url: url ?? null };
}

export function ownUpload(context: RequestContext<{ uploadId: string }>, { db, user }: Viewer): UploadRow {
	const row = db.find<UploadRow>('competition-uploads', context.input.uploadId);
	return row?.userId === user.id ? row : context.fail(404, '没有这次上传，请重新选择文件');
}

export function refuseUnfit(context: RequestContext<unknown>, rule: FileRuleRow | undefined, file: { name: string; bytes: number }): void {
	if (!rule) return context.fail(400, `「${file.name}」不在材料要求里`);
	const { label, ext, maxMb } = rule;
	if (!ext.includes(extensionOf(file.name))) context.fail(400, `${label}只收 ${ext.join('、')} 文件`);
	if (file.bytes > maxMb * 1_048_576) context.fail(400, `「${file.name}」超过 ${maxMb} MB`);
}

/** The part in base64; empty if it is not stored. */
export const keptPart = (row: UploadRow, data: string): string => (row.bytes > KEPT_BYTES ? '' : data);

/** URL of the whole file; empty if it is not stored. */
export function joinParts({ bytes, mime, parts }: UploadRow): string {
	if (bytes > KEPT_BYTES) return '';
	const text = Object.keys(parts)
		.map(Number)
		.sort((one, other) => one - other)
		.map((no) => atob(parts[String(no)] ?? ''))
		.join('');
	return `data:${mime};base64,${btoa(text)}`;
}
