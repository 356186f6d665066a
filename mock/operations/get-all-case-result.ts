import type { Handler } from '#mock/handler.ts';
import type { ProblemRow, SubmissionRow } from '#mock/seed/exam/rows.ts';
import { caseModeOf, caseResults, groupCases } from './judge/case-results.ts';
import { casesOf } from './judge/judge-views.ts';
import { isJudged } from './judge/submission-stage.ts';

const HIDDEN = {
	id: null,
	pid: null,
	submitId: null,
	uid: null,
	caseId: null,
	inputData: null,
	outputData: null,
	gmtCreate: null,
	gmtModified: null,
};

/** Rows come all at once when the verdict is there. */
export const getAllCaseResult: Handler<'judge.getAllCaseResult'> = ({ input, db, now, fail }) => {
	const row = db.find<SubmissionRow>('judge-submissions', `sub-${input.submitId}`);
	const problem = row && db.find<ProblemRow>('judge-problems', row.problemId);
	if (!row || !problem) return fail(404, '此提交数据不存在！');
	if (!problem.openCaseResult) return null;
	const judgeCaseMode = caseModeOf(problem);
	const results = (isJudged(row, now()) ? caseResults(problem, row, casesOf(db, problem.id)) : []).map((result) => ({
		...HIDDEN,
		...result,
	}));
	const grouped = judgeCaseMode.startsWith('subtask');
	return { judgeCaseMode, judgeCaseList: grouped ? null : results, subTaskJudgeCaseVoList: grouped ? groupCases(results) : null };
};
