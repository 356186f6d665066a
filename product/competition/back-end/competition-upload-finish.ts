import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import type { UploadRow } from './rows.ts';
import { joinParts, ownUpload, uploadView } from './uploads.ts';

export const competitionUploadFinish: Handler<'main.competitionUploadFinish'> = (context) => {
	const viewer = viewerOf(context);
	const row = ownUpload(context, viewer);
	const { received, partCount } = uploadView(row);
	if (received.length < partCount) context.fail(409, `还差 ${partCount - received.length} 段没有传到`);
	const url = row.url ?? joinParts(row);
	viewer.db.update<UploadRow>('competition-uploads', row.id, { url, parts: {} });
	const { key, name, bytes } = row;
	return { key, name, bytes, url };
};
