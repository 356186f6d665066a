import type { Handler } from '#mock/handler.ts';
import { materialViews, questionView } from '#mock/handlers/exam/question-views.ts';
import { pageOf } from '#mock/handlers/exam/words.ts';
import { myQuestions } from './my-questions.ts';
import { searchQuestions } from './search-questions.ts';

/** Programs are practised with the judge, so they are not among these. */
export const questionQuestionPage: Handler<'main.questionQuestionPage'> = ({ input, db, user, scenario }) => {
	const found = scenario.empty ? [] : searchQuestions(db, myQuestions(db, user?.id), input).filter(({ type }) => type !== 'program');
	const { records, total } = pageOf(found, input);
	return { records: records.map((row) => questionView(db, row)), total, materials: materialViews(db, records) };
};
