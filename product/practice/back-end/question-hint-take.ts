import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { takeHints } from './practice-of.ts';
import type { QuestionRow } from './rows.ts';
import { SEALED, sealedQuestions } from './sealed-questions.ts';

/** Returns the hints up to `no` and records how many were taken. */
export const questionHintTake: Handler<'main.questionHintTake'> = (context) => {
	const viewer = viewerOf(context);
	const { db, user } = viewer;
	const { questionId, no } = context.input;
	const question = db.find<QuestionRow>('questions', questionId);
	if (!question) return context.fail(404, '没有这道题');
	if (sealedQuestions(db, user.id, viewer.now).has(questionId)) return context.fail(403, SEALED);
	const all = question.key.hints ?? [];
	if (no > all.length) return context.fail(404, '这道题没有更多提示了');
	const taken = takeHints(db, { userId: user.id, aboutId: questionId, no });
	return { hints: all.slice(0, taken), total: all.length };
};
