import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { ProblemRow, ProgramRow, SubmissionRow } from '../rows.ts';
import { pastOutcome } from '../rules/history.ts';
import { VERDICT } from '../rules/verdicts.ts';
import { failingPrograms } from './failing-programs.ts';
import { expandProblems } from './problems.ts';
import { type PlannedSubmission, planSubmissions } from './submission-plan.ts';

const BLANK = { 'test-runs': [], 'judge-locks': [] };
const FIRST_ID = 10_001;

/**
 * Adds all problems with their cases, and the submissions. Counts of a problem are computed from its submissions, never stored. Runs
 * before other expansions that use problems.
 */
export function expandSubmissions(rows: SeedRows, tools: SeedTools): SeedRows {
	if (rows.submissions) return rows;
	const problems = expandProblems(rows, tools);
	const programs = [...((rows['reference-programs'] ?? []) as readonly ProgramRow[]), ...failingPrograms];
	const { 'problem-outlines': _outlines, ...kept } = rows;
	return { ...kept, ...BLANK, problems, 'known-programs': programs, submissions: submissionsOf(problems, programs, tools) };
}

function submissionsOf(problems: readonly ProblemRow[], programs: readonly ProgramRow[], tools: SeedTools): SubmissionRow[] {
	const problemById = new Map(problems.map((problem) => [problem.id, problem]));
	const programById = new Map(programs.map((program) => [program.id, program]));
	const byTime = planSubmissions(tools).sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
	return byTime.map((planned, index) => {
		const problem = problemById.get(planned.problemId);
		const program = programById.get(planned.programId);
		if (!problem || !program)
			throw new Error(
				`A planned submission names the program ${planned.programId} and the problem ${planned.problemId}; one of them is missing.`,
			);
		return submissionOf(planned, problem, program, FIRST_ID + index);
	});
}

function submissionOf(planned: PlannedSubmission, problem: ProblemRow, program: ProgramRow, submitId: number): SubmissionRow {
	const id = String(submitId);
	const { language } = program;
	const row: SubmissionRow = {
		id,
		submitId,
		problemId: problem.id,
		userId: planned.userId,
		language,
		programId: program.id,
		code: null,
		length: program.code.length,
		submittedAt: planned.submittedAt,
		share: planned.share,
		cases: null,
		...pastOutcome({ problem, program }),
	};
	return planned.broken ? { ...row, ...BREAKDOWNS[planned.broken], score: row.score === null ? null : 0 } : row;
}

const BREAKDOWNS = {
	system: { status: VERDICT.systemError, time: null, memory: null, errorMessage: '判题机没有响应，请稍后重新提交。' },
	queue: { status: VERDICT.notSubmitted, time: null, memory: null, errorMessage: '没有空闲的判题机，这次提交没有进入判题。' },
} as const;
