import type { RequestContext } from '#mock/context.ts';
import type { Database, Row } from '#mock/store/store.ts';
import type { ProblemRow, ProgramRow, SubmissionRow } from './rows.ts';

type HandlerContext = RequestContext<unknown>;

/** The judge's operations return different codes for a missing problem. */
export function problemOr(code: 400 | 403 | 404, context: HandlerContext, id: string): ProblemRow {
	return context.db.find<ProblemRow>('problems', id) ?? context.fail(code, '该题号对应的题目不存在');
}

export function submissionOr404(context: HandlerContext, submitId: number): SubmissionRow {
	return context.db.find<SubmissionRow>('submissions', String(submitId)) ?? context.fail(404, '此提交数据不存在！');
}

export function problemOf(db: Database, submission: SubmissionRow): ProblemRow {
	const problem = db.find<ProblemRow>('problems', submission.problemId);
	if (!problem) throw new Error(`Submission ${submission.id} is of the problem ${submission.problemId}, which does not exist.`);
	return problem;
}

export const programOf = (db: Database, submission: SubmissionRow): ProgramRow | undefined =>
	submission.programId === null ? undefined : db.find<ProgramRow>('known-programs', submission.programId);

export const codeOf = (db: Database, submission: SubmissionRow): string | null =>
	submission.code ?? programOf(db, submission)?.code ?? null;

/** Formats times like Java servers: the zone has no colon. */
export const judgeTime = (iso: string): string => new Date(Date.parse(iso)).toISOString().replace('Z', '+0000');

export const isAdmin = (user: Row | null): boolean => Array.isArray(user?.roles) && user.roles.includes('Admin');

export const nameOf = (db: Database, userId: string): string | null => {
	const account = db.find('users', userId)?.account;
	return typeof account === 'string' ? account : null;
};

export function pageOf<T>(all: readonly T[], current: number, size: number) {
	const records = all.slice((current - 1) * size, current * size);
	return { records, total: all.length, size, current, pages: Math.ceil(all.length / size), orders: [] as string[], searchCount: true };
}
