import type { RequestContext } from '#mock/context.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { PracticeRow } from '#mock/rows/exam.ts';

/** The user's record of a question in the wrong-answer book. */
export function ownMistake(context: RequestContext<unknown>, { db, user }: Viewer, questionId: string): PracticeRow {
	const record = db.find<PracticeRow>('practice', `${user.id}.${questionId}`);
	return record?.inBook ? record : context.fail(404, '这道题不在错题本里');
}
