import type { Handler } from '#mock/handler.ts';
import { statusOf } from './problem-view.ts';
import type { ProblemRow } from './rows.ts';
import { pidOf } from './rules/problem-rules.ts';
import { VERDICT } from './rules/verdicts.ts';

/** Unknown problems, and those of groups, which the mock does not have, were never tried. */
export const getUserProblemStatus: Handler<'judge.getUserProblemStatus'> = (context) => {
	const { db, input, user } = context;
	if (input.isContestProblemList) context.fail(404, '错误：该比赛不存在！');
	const problems = new Map(db.rows<ProblemRow>('problems').map((problem) => [pidOf(problem), problem]));
	const statusIn = (pid: number): number => {
		const problem = typeof input.gid === 'number' ? undefined : problems.get(pid);
		return problem ? statusOf(db, problem, user?.id) : VERDICT.neverSubmitted;
	};
	return Object.fromEntries(input.pidList.map((pid) => [pid, { status: statusIn(pid) }]));
};
