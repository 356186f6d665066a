import type { ComputeFields } from '#mock/handler.ts';
import { keyView, materialViews, questionView } from '#mock/handlers/exam/question-views.ts';
import type { QuestionRow } from '#mock/rows/exam.ts';
import { myQuestionView } from './my-question-view.ts';
import { myQuestions } from './my-questions.ts';

const RELATED = 5;

/** Adds the key only if the user has answered the question and no unreleased paper of the user contains it. */
export const questionDetailFields: ComputeFields<QuestionRow> = ({ db, user, now }) => {
	const mine = myQuestions(db, user?.id, now());
	return {
		row(question) {
			const sealed = mine.sealed.has(question.id);
			const related = db
				.rows<QuestionRow>('questions')
				.filter(({ id, knowledge }) => id !== question.id && knowledge.some((tag) => question.knowledge.includes(tag)));
			return {
				question: questionView(db, question),
				material: materialViews(db, [question])[0] ?? null,
				mine: myQuestionView(mine.practiceOf(question), mine.stateOf(question)),
				key: mine.isDone(question) && !sealed ? keyView(question) : null,
				sealed,
				relatedIds: related.slice(0, RELATED).map(({ id }) => id),
			};
		},
	};
};
