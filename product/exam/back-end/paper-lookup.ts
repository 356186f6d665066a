import type { RequestContext } from '#mock/context.ts';
import type { Database } from '#mock/store/store.ts';
import { arrangePaper } from './arrange-paper.ts';
import { findQuestion } from './find-question.ts';
import { markedBy } from './marking.ts';
import type { AttemptRow, PaperRow } from './rows.ts';
import { type AttemptScore, scoreAttempt } from './rules/score-attempt.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'fail' | 'now' | 'user'>;

export function paperOr404({ db, fail }: HandlerContext, id: string): PaperRow {
	return db.find<PaperRow>('papers', id) ?? fail(404, '没有这份试卷');
}

/** The attempt with the marks it has at this time. */
export function ownAttempt({ db, fail, now, user }: HandlerContext, id: string): AttemptRow {
	const attempt = db.find<AttemptRow>('attempts', id) ?? fail(404, '没有这次作答');
	return attempt.userId === user?.id ? markedBy(now(), db, attempt) : fail(403, '这次作答不是你的，看不了');
}

/** The attempts with the marks they have at `now`, oldest first. */
export function attemptsOf(db: Database, userId: string | undefined, now: number): AttemptRow[] {
	if (userId === undefined) return [];
	return db
		.rowsBy<AttemptRow>('attempts', 'userId', userId)
		.map((attempt) => markedBy(now, db, attempt))
		.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
}

/** Whether the student is sitting the same paper again. */
export const isSatAgain = (db: Database, { id, paperId, userId }: AttemptRow, now: number): boolean =>
	attemptsOf(db, userId, now).some((other) => other.paperId === paperId && other.id !== id && other.state === 'in_progress');

export const scoreOf = (db: Database, paper: PaperRow, attempt: AttemptRow): AttemptScore =>
	scoreAttempt(arrangePaper(paper, attempt.id), attempt, findQuestion(db));
