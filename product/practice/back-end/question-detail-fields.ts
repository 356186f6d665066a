import { keyView, materialViews, questionView } from '#app/exam/back-end/question-views.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { myQuestionView } from './my-question-view.ts';
import { type MyQuestions, myQuestions } from './my-questions.ts';
import type { QuestionRow } from './rows.ts';

const RELATED = 5;

/** Adds the key only if the user has answered the question and no unreleased paper of the user contains it. */
export const questionDetailFields: ComputeFields<QuestionRow> = ({ db, user, now }) => {
	const mine = myQuestions(db, user?.id, now());
	return {
		row(question) {
			const sealed = mine.sealed.has(question.id);
			const related = db
				.rows<QuestionRow>('questions')
				.filter(
					({ id, knowledge }) => id !== question.id && !mine.sealed.has(id) && knowledge.some((tag) => question.knowledge.includes(tag)),
				);
			return {
				question: questionView(db, question),
				material: materialViews(db, [question])[0] ?? null,
				mine: myQuestionView(mine.practiceOf(question), mine.stateOf(question)),
				key: mine.isDone(question) && !sealed ? keyView(question) : null,
				sealed,
				sealedUntil: mine.sealed.get(question.id) ?? null,
				nextOpenId: nextOpen(db.rows<QuestionRow>('questions'), question, mine.sealed),
				relatedIds: related.slice(0, RELATED).map(({ id }) => id),
			};
		},
	};
};

/** The question after this one, in the order of the bank, that can be practised; from the start again at the end. */
function nextOpen(all: readonly QuestionRow[], { id }: QuestionRow, sealed: MyQuestions['sealed']): string | null {
	const at = all.findIndex((row) => row.id === id);
	const next = [...all.slice(at + 1), ...all.slice(0, at)].find((row) => row.type !== 'program' && !sealed.has(row.id));
	return next?.id ?? null;
}
