import { viewerOf } from '#app/account/back-end/viewer.ts';
import { mimeOf } from '#app/documents/back-end/sent-file.ts';
import type { Handler } from '#mock/handler.ts';
import { allowedActions } from './allowed-actions.ts';
import { competitionOf, entryOf } from './entries.ts';
import type { UploadRow } from './rows.ts';
import { PART_BYTES, refuseUnfit, uploadView } from './uploads.ts';

/** Resumes the interrupted upload if the student sends the same file again. */
export const competitionUploadStart: Handler<'main.competitionUploadStart'> = (context) => {
	const viewer = viewerOf(context);
	const { input } = context;
	const { key, name, bytes } = input;
	const entry = entryOf(viewer, competitionOf(context));
	if (!allowedActions(viewer, entry).submitWork) context.fail(409, '现在不收作品，请看时间表和自己的报名状态');
	const rule = entry.competition.files.find((each) => each.key === key);
	refuseUnfit(context, rule, { name, bytes });
	const id = `upload.${viewer.user.id}.${input.competitionId}.${key}.${input.fingerprint}`;
	const before = viewer.db.find<UploadRow>('competition-uploads', id);
	if (before) return uploadView(before);
	const row = { competitionId: input.competitionId, userId: viewer.user.id, key, name, bytes, mime: mimeOf(name) };
	return uploadView(
		viewer.db.insert<UploadRow>('competition-uploads', { id, ...row, partBytes: PART_BYTES, parts: {}, startedAt: context.isoNow() }),
	);
};
