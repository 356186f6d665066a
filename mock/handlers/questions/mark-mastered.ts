import type { DataOf } from '#generated/api/operations.ts';
import type { Context } from '#mock/handler.ts';
import { keyView } from '#mock/handlers/exam/question-views.ts';
import type { PracticeRow, QuestionRow } from '#mock/rows/exam.ts';
import { myQuestionView } from './my-question-view.ts';

/** The student's own word about a question of the wrong-answer book; no answer is counted. */
export function markMastered(context: Context<'main.questionBankAnswer'>, question: QuestionRow): DataOf<'main.questionBankAnswer'> {
	const { db, user, input, fail } = context;
	const record = db.find<PracticeRow>('practice', `${user?.id}.${question.id}`);
	if (!record?.inBook) return fail(404, '这道题不在错题本里');
	const marked = db.update<PracticeRow>('practice', record.id, { mastered: input.mastered === true });
	return {
		questionId: question.id,
		verdict: marked.lastRight ? 'right' : 'wrong',
		rate: marked.lastRight ? 100 : 0,
		key: keyView(question),
		mine: myQuestionView(marked),
	};
}
