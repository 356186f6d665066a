import { keyView } from '#app/exam/back-end/question-views.ts';
import { gradeAnswer, isBlank } from '#app/exam/back-end/rules/grade.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { myQuestionView } from './my-question-view.ts';
import { myQuestions } from './my-questions.ts';
import { practiceOf } from './practice-of.ts';
import { recordPractice } from './record-practice.ts';
import type { QuestionRow } from './rows.ts';
import { SEALED } from './sealed-questions.ts';

type HandlerContext = Context<'main.questionBankAnswer'>;

/** Minimum self-assessed score in percent for a short answer to count as right. */
const SELF_PASS = 60;

/** Grades the answer, returns the key and records the result. A short answer is recorded after self-assessment. */
export const questionBankAnswer: Handler<'main.questionBankAnswer'> = (context) => {
	const { input, db, user, fail } = context;
	const question = db.find<QuestionRow>('questions', input.questionId);
	if (!question) return fail(404, '没有这道题');
	if (question.type === 'program') return fail(400, '编程题请到编程题页面提交');
	const value = input.value ?? (input.choice === undefined ? [] : [input.choice]);
	if (myQuestions(db, user?.id, context.now()).sealed.has(question.id)) return fail(403, SEALED);
	if (isBlank(value)) return fail(400, '还没有作答');
	const { rate, fullWidth } = gradeOf(context, question, value);
	if (rate === null)
		return {
			questionId: question.id,
			verdict: 'pending',
			rate: 0,
			key: keyView(question),
			mine: myQuestionView(practiceOf(db, user?.id ?? '', question.id)),
		};
	const right = question.type === 'short' ? rate >= SELF_PASS : rate === 100;
	const record = recordPractice(db, {
		userId: user?.id ?? '',
		questionId: question.id,
		right,
		value,
		at: context.isoNow(),
		reason: input.reason,
		note: input.note,
		requestKey: input.requestKey,
	});
	const verdict = right ? 'right' : rate > 0 ? 'part' : 'wrong';
	return { questionId: question.id, verdict, rate, ...(fullWidth && { fullWidth }), key: keyView(question), mine: myQuestionView(record) };
};

/** `rate`: percent of the points; null for a short answer without self-assessment. */
function gradeOf({ input }: HandlerContext, question: QuestionRow, value: readonly string[]): { rate: number | null; fullWidth?: true } {
	if (question.type === 'short') return { rate: input.selfScore ?? null };
	const { score, ...rest } = gradeAnswer({ question, value, full: 100, multiRule: 'half' });
	return { rate: Math.round(score), fullWidth: rest.fullWidth };
}
