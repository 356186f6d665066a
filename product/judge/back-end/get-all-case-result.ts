import type { Handler } from '#mock/handler.ts';
import { judgeLater } from './judge-later.ts';
import { problemOf, programOf, submissionOr404 } from './lookup.ts';
import type { CaseOutcome, ProblemRow } from './rows.ts';
import { pastCases } from './rules/history.ts';
import { subtasksOf } from './rules/outcome.ts';
import { showsCases } from './rules/problem-rules.ts';
import { hasNoCases, isFinal } from './rules/verdicts.ts';
import { maySeeCode } from './submission-view.ts';

export const getAllCaseResult: Handler<'judge.getAllCaseResult'> = (context) => {
	const submission = submissionOr404(context, context.input.submitId);
	const problem = problemOf(context.db, submission);
	if (!showsCases(problem)) return null;
	judgeLater(context, submission);
	const program = programOf(context.db, submission);
	const past = program && !hasNoCases(submission.status) ? pastCases({ problem, program }) : [];
	const cases = isFinal(submission.status) ? (submission.cases ?? past) : [];
	return viewOf(problem, cases, maySeeCode(context, submission));
};

function viewOf(problem: ProblemRow, cases: readonly CaseOutcome[], withOutput: boolean) {
	const judgeCaseMode = problem.caseMode ?? 'default';
	const views = new Map(cases.map((outcome, index) => [outcome, caseView(problem, outcome, { index, withOutput })]));
	if (!judgeCaseMode.startsWith('subtask')) return { judgeCaseMode, judgeCaseList: [...views.values()], subTaskJudgeCaseVoList: null };
	const subtasks = cases.length > 0 ? subtasksOf(problem, cases) : [];
	return {
		judgeCaseMode,
		judgeCaseList: null,
		subTaskJudgeCaseVoList: subtasks.map(({ group, cases: own, ...subtask }) => ({
			...subtask,
			time: null,
			memory: null,
			groupNum: group,
			subtaskDetailList: own.flatMap((outcome) => views.get(outcome) ?? []),
		})),
	};
}

interface CasePlace {
	index: number;
	/** The output of the program may be seen by whoever may see the program. */
	withOutput: boolean;
}

/** Only staff of the judge see the names of input and output files. Hidden cases show their verdict alone. */
function caseView(problem: ProblemRow, outcome: CaseOutcome, { index, withOutput }: CasePlace) {
	const written = problem.cases[index];
	const { output, drawing, robot, time, memory, ...shown } = outcome;
	const sample = written?.sample && {
		input: written.in,
		expected: written.out,
		output: withOutput ? (output ?? null) : null,
		...(withOutput && drawing && { drawing }),
		...(withOutput && robot && { robot }),
	};
	return {
		id: null,
		pid: null,
		submitId: null,
		uid: null,
		caseId: null,
		...shown,
		time: sample ? time : null,
		memory: sample ? memory : null,
		inputData: null,
		outputData: null,
		groupNum: written?.group ?? null,
		seq: index + 1,
		mode: problem.caseMode ?? 'default',
		gmtCreate: null,
		gmtModified: null,
		...(sample && { sample }),
	};
}
