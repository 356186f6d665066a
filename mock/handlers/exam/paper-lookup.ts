import type { RequestContext } from '#mock/context.ts';
import type { AttemptRow, PaperRow, QuestionRow } from '#mock/rows/exam.ts';
import { type AttemptScore, scoreAttempt } from '#mock/rules/exam/score-attempt.ts';
import type { Database } from '#mock/store/store.ts';
import { arrangePaper } from './arrange-paper.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'fail' | 'user'>;

export function paperOr404({ db, fail }: HandlerContext, id: string): PaperRow {
	return db.find<PaperRow>('papers', id) ?? fail(404, '没有这份试卷');
}

export function ownAttempt({ db, fail, user }: HandlerContext, id: string): AttemptRow {
	const attempt = db.find<AttemptRow>('attempts', id) ?? fail(404, '没有这次作答');
	return attempt.userId === user?.id ? attempt : fail(403, '没有权限查看该内容');
}

/** Oldest first. */
export function attemptsOf(db: Database, userId: string | undefined): AttemptRow[] {
	if (userId === undefined) return [];
	return db.rowsBy<AttemptRow>('attempts', 'userId', userId).toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
}

export const findQuestion =
	(db: Database) =>
	(id: string): QuestionRow | undefined =>
		db.find<QuestionRow>('questions', id);

export const scoreOf = (db: Database, paper: PaperRow, attempt: AttemptRow): AttemptScore =>
	scoreAttempt(arrangePaper(paper, attempt.id), attempt, findQuestion(db));
