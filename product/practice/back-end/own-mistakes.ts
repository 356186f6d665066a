import type { RequestContext } from '#mock/context.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { PracticeRow } from '#mock/rows/exam.ts';
import { myQuestions } from './my-questions.ts';

type FindMistake = (questionId: string) => PracticeRow;

/** Returns a function that finds the user's record of a question in the wrong-answer book, and fails for a question that is not in it. */
export function ownMistakes(context: RequestContext<unknown>, { db, user, now }: Viewer): FindMistake {
	const book = new Map(myQuestions(db, user.id, now).book.map((record) => [record.questionId, record]));
	return (id) => book.get(id) ?? context.fail(404, '这道题不在错题本里');
}
