import { viewerOf } from '#app/account/back-end/viewer.ts';
import { refuseKind, refuseSize } from '#app/documents/back-end/sent-file.ts';
import type { Handler } from '#mock/handler.ts';
import type { UploadRow } from './rows.ts';
import { keptPart, ownUpload, uploadView } from './uploads.ts';

/** Uploading a part again replaces it. */
export const competitionUploadPart: Handler<'main.competitionUploadPart'> = (context) => {
	const viewer = viewerOf(context);
	const row = ownUpload(context, viewer);
	const { no, data } = context.input;
	const { partCount } = uploadView(row);
	if (no >= partCount) context.fail(400, `这个文件只有 ${partCount} 段`);
	const isLast = no === partCount - 1;
	refuseSize(context, `第 ${no + 1} 段`, { data, bytes: isLast ? row.bytes - no * row.partBytes : row.partBytes });
	if (no === 0) refuseKind(context, row.name, data);
	if (row.url !== undefined) return uploadView(row);
	const parts = { ...row.parts, [String(no)]: keptPart(row, data) };
	return uploadView(viewer.db.update<UploadRow>('competition-uploads', row.id, { parts }));
};
