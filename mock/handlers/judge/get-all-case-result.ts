import type { Handler } from '#mock/handler.ts';
import type { CaseOutcome, ProblemRow } from '#mock/rows/judge.ts';
import { pastCases } from '#mock/rules/judge/history.ts';
import { subtasksOf } from '#mock/rules/judge/outcome.ts';
import { showsCases } from '#mock/rules/judge/problem-rules.ts';
import { hasNoCases, isFinal } from '#mock/rules/judge/verdicts.ts';
import { judgeLater } from './judge-later.ts';
import { problemOf, programOf, submissionOr404 } from './lookup.ts';

export const getAllCaseResult: Handler<'judge.getAllCaseResult'> = (context) => {
	const submission = submissionOr404(context, context.input.submitId);
	const problem = problemOf(context.db, submission);
	if (!showsCases(problem)) return null;
	judgeLater(context, submission);
	const program = programOf(context.db, submission);
	const past = program && !hasNoCases(submission.status) ? pastCases({ problem, program, key: submission.id }) : [];
	return viewOf(problem, isFinal(submission.status) ? (submission.cases ?? past) : []);
};

function viewOf(problem: ProblemRow, cases: readonly CaseOutcome[]) {
	const judgeCaseMode = problem.caseMode ?? 'default';
	const views = new Map(cases.map((outcome, index) => [outcome, caseView(problem, outcome, index)]));
	if (!judgeCaseMode.startsWith('subtask')) return { judgeCaseMode, judgeCaseList: [...views.values()], subTaskJudgeCaseVoList: null };
	const subtasks = cases.length > 0 ? subtasksOf(problem, cases) : [];
	return {
		judgeCaseMode,
		judgeCaseList: null,
		subTaskJudgeCaseVoList: subtasks.map(({ group, cases: own, ...subtask }) => ({
			...subtask,
			groupNum: group,
			subtaskDetailList: own.flatMap((outcome) => views.get(outcome) ?? []),
		})),
	};
}

/** Only staff of the judge see the names of input and output files. */
const caseView = (problem: ProblemRow, outcome: CaseOutcome, index: number) => ({
	id: null,
	pid: null,
	submitId: null,
	uid: null,
	caseId: null,
	...outcome,
	inputData: null,
	outputData: null,
	groupNum: problem.cases[index]?.group ?? null,
	seq: index + 1,
	mode: problem.caseMode ?? 'default',
	gmtCreate: null,
	gmtModified: null,
});
