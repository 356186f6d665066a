import type { Handler } from '#mock/handler.ts';
import { type CaseOutcome, caseOutcomes } from './judge/outcome.ts';
import { showsCases } from './judge/problem-rules.ts';
import { currentStatus, problemOf, programOf, submissionOr404 } from './judge/scene.ts';
import { hasNoCases, isFinal } from './judge/verdicts.ts';

export const getAllCaseResult: Handler<'judge.getAllCaseResult'> = (context) => {
	const submission = submissionOr404(context, context.input.submitId);
	const problem = problemOf(context.db, submission);
	if (!showsCases(problem)) return null;
	const status = currentStatus(context, submission);
	const judged = { problem, program: programOf(context.db, submission), language: submission.language, key: submission.id };
	const cases = isFinal(status) && !hasNoCases(status) ? caseOutcomes(judged) : [];
	return { judgeCaseMode: 'default', judgeCaseList: cases.map(caseView), subTaskJudgeCaseVoList: null };
};

/** Names of inputs and outputs are for the judge's own people. */
const caseView = (outcome: CaseOutcome, index: number) => ({
	id: null,
	pid: null,
	submitId: null,
	uid: null,
	caseId: null,
	...outcome,
	inputData: null,
	outputData: null,
	groupNum: null,
	seq: index + 1,
	mode: 'default',
	gmtCreate: null,
	gmtModified: null,
});
