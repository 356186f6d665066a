import { storedResult } from '#mock/operations/judge/stored-cases.ts';
import type { SeedRows, SeedTools } from '#mock/seed.ts';
import { judgeBank } from './judge-bank.ts';
import type { CaseRow, ProblemRow, ProgramRow, SubmissionRow } from './rows.ts';
import { type PlannedSubmission, planSubmissions } from './submission-plan.ts';
import { errorOf, measure } from './submissions.ts';

/** Filled only by use. */
const BLANK = { 'test-runs': [], 'judge-locks': [] };
const FIRST_ID = 10_001;

interface Bank {
	problems: readonly ProblemRow[];
	cases: readonly CaseRow[];
	programs: readonly ProgramRow[];
}

/** The judge's problems, their cases and the submissions. Counts of a problem are never stored: they follow from the submissions. */
export function expandSubmissions(rows: SeedRows, tools: SeedTools): SeedRows {
	const { problems, cases } = judgeBank(rows, tools);
	const programs = (rows['reference-programs'] ?? []) as readonly ProgramRow[];
	const submissions = submissionsOf({ problems, cases, programs }, tools);
	return { ...rows, ...BLANK, 'judge-problems': problems, 'judge-cases': cases, 'judge-submissions': submissions };
}

function submissionsOf({ problems, cases, programs }: Bank, tools: SeedTools): SubmissionRow[] {
	const problemById = new Map(problems.map((problem) => [problem.id, problem]));
	const programById = new Map(programs.map((program) => [program.id, program]));
	const caseCounts = new Map(problems.map(({ id }) => [id, cases.filter(({ problemId }) => problemId === id).length]));
	const byTime = planSubmissions(tools).sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
	return byTime.map((planned, index) => {
		const problem = problemById.get(planned.problemId);
		const program = programById.get(planned.programId);
		if (!problem || !program) throw new Error(`A submission is planned of ${planned.programId} for ${planned.problemId}; one of them is missing.`);
		return submissionOf(planned, program, storedResult(program, problem, caseCounts.get(problem.id) ?? 0), FIRST_ID + index);
	});
}

function submissionOf(
	{ userId, problemId, submittedAt, share, broken }: PlannedSubmission,
	{ id: programId, language }: ProgramRow,
	result: { verdict: number; passed: number },
	submitId: number,
): SubmissionRow {
	const { verdict, passed } = broken ? { verdict: broken, passed: 0 } : result;
	return {
		id: `sub-${submitId}`,
		submitId,
		problemId,
		userId,
		language,
		code: null,
		programId,
		submittedAt,
		verdict,
		passed,
		...measure(verdict, submitId, language),
		share,
		errorMessage: errorOf(verdict, language),
		cid: 0,
	};
}
