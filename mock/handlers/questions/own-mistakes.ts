import type { RequestContext } from '#mock/context.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { PracticeRow } from '#mock/rows/exam.ts';
import { myQuestions } from './my-questions.ts';

/** The user's records of questions in the wrong-answer book, in the order of the ids. */
export function ownMistakes(context: RequestContext<unknown>, { db, user, now }: Viewer, questionIds: readonly string[]): PracticeRow[] {
	const book = new Map(myQuestions(db, user.id, now).book.map((record) => [record.questionId, record]));
	return questionIds.map((id) => book.get(id) ?? context.fail(404, '这道题不在错题本里'));
}
