import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { takeHints } from './practice-of.ts';
import { helpFor } from './problem-help.ts';

/** Opens the hints up to `no` and records how many were taken. */
export const problemHintTake: Handler<'main.problemHintTake'> = (context) => {
	const viewer = viewerOf(context);
	const { db, user } = viewer;
	const { problemId, no } = context.input;
	const { hintsClosed, hintCount } = helpFor(context, viewer, problemId);
	if (hintsClosed !== null) return context.fail(403, hintsClosed);
	if (no > hintCount) return context.fail(404, '这道题没有更多提示了');
	takeHints(db, { userId: user.id, aboutId: problemId, no });
	return helpFor(context, viewer, problemId);
};
