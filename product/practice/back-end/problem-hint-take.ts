import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { helpFor, hintIdOf } from './problem-help.ts';
import type { HintRow } from './rows.ts';

/** Opens the hints up to `no` and records how many were taken. */
export const problemHintTake: Handler<'main.problemHintTake'> = (context) => {
	const viewer = viewerOf(context);
	const { db, user } = viewer;
	const { problemId, no } = context.input;
	const { hintsClosed, hintCount } = helpFor(context, viewer, problemId);
	if (hintsClosed !== null) return context.fail(403, hintsClosed);
	if (no > hintCount) return context.fail(404, '这道题没有更多提示了');
	const id = hintIdOf(user.id, problemId);
	const before = db.find<HintRow>('practice-hints', id);
	const taken = Math.max(no, before?.taken ?? 0);
	if (before) db.update<HintRow>('practice-hints', id, { taken });
	else db.insert<HintRow>('practice-hints', { id, taken });
	return helpFor(context, viewer, problemId);
};
