import type { Handler } from '#mock/handler.ts';
import type { SubmissionRow } from '#mock/seed/exam/rows.ts';
import type { Row } from '#mock/store.ts';
import { toJudgePage } from './judge/judge-page.ts';
import { submissionView } from './judge/judge-views.ts';
import { submissionStage } from './judge/submission-stage.ts';

export const getSubmissionList: Handler<'judge.getSubmissionList'> = ({ input, db, now, user, fail, scenario }) => {
	const { onlyMine, problemID = '', completeProblemID = false, status, username = '' } = input;
	if (onlyMine && !user) return fail(401, '当前用户数据为空，请您重新登陆！');
	const all =
		onlyMine && user ? db.rowsBy<SubmissionRow>('judge-submissions', 'userId', user.id) : db.rows<SubmissionRow>('judge-submissions');
	const wanted = problemID.trim().toLowerCase();
	const nameOf = (id: string): string => db.find<Row & { account?: string }>('users', id)?.account ?? id;
	const fits = (row: SubmissionRow): boolean =>
		row.cid === 0 &&
		(wanted === '' || (completeProblemID ? row.problemId.toLowerCase() === wanted : row.problemId.toLowerCase().includes(wanted))) &&
		(status === undefined || submissionStage(row, now()) === status) &&
		(username === '' || nameOf(row.userId).includes(username));
	const rows = scenario.empty
		? []
		: all.filter(fits).toSorted((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt) || b.submitId - a.submitId);
	return toJudgePage(rows, { page: input.currentPage ?? 1, size: input.limit ?? 30 }, (row) => ({
		...submissionView(db, row, now()),
		displayPid: row.problemId,
	}));
};
