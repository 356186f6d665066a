import { keyView, materialViews, questionView } from '#app/exam/back-end/question-views.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { myQuestionView } from './my-question-view.ts';
import { myQuestions } from './my-questions.ts';
import type { PracticeRow, QuestionRow } from './rows.ts';
import { parentsOf, withAncestors } from './tag-fields.ts';

type HandlerContext = Context<'main.questionWrongBookSheet'>;

const MAX_QUESTIONS = 50;

/** Questions of the wrong-answer book with their keys, the latest mistake first. */
export const questionWrongBookSheet: Handler<'main.questionWrongBookSheet'> = (context) => {
	const { db, input, user, now, scenario } = context;
	const found = myQuestions(db, scenario.empty ? undefined : user?.id, now())
		.book.flatMap((record) => {
			const question = db.find<QuestionRow>('questions', record.questionId);
			return question && isWanted(context, question, record) ? [{ question, record }] : [];
		})
		.sort((a, b) => Date.parse(b.record.lastAt) - Date.parse(a.record.lastAt));
	const shown = found.slice(0, input.count ?? MAX_QUESTIONS);
	return {
		total: found.length,
		list: shown.map(({ question, record }) => ({
			question: questionView(db, question),
			key: keyView(question),
			mine: myQuestionView(record),
		})),
		materials: materialViews(
			db,
			shown.map(({ question }) => question),
		),
	};
};

function isWanted({ db, input }: HandlerContext, question: QuestionRow, record: PracticeRow): boolean {
	const { ids, mastered, reason, type, tagId } = input;
	if (ids) return ids.split(',').includes(question.id);
	return (
		(mastered === undefined || record.mastered === mastered) &&
		(!reason || record.reason === reason) &&
		(!type || question.type === type) &&
		(!tagId || withAncestors(question.knowledge, parentsOf(db)).has(tagId))
	);
}
