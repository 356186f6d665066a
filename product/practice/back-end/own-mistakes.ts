import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { RequestContext } from '#mock/context.ts';
import { myQuestions } from './my-questions.ts';
import type { PracticeRow } from './rows.ts';

type FindMistake = (questionId: string) => PracticeRow;

/** Returns a function that finds the user's record of a question in the wrong-answer book, and fails for a question that is not in it. */
export function ownMistakes(context: RequestContext<unknown>, { db, user, now }: Viewer): FindMistake {
	const book = new Map(myQuestions(db, user.id, now).book.map((record) => [record.questionId, record]));
	return (id) => book.get(id) ?? context.fail(404, '这道题不在错题本里');
}
