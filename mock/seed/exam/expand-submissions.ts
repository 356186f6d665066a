import { outcomeOf } from '#mock/operations/judge/outcome.ts';
import type { ProblemRow, ProgramRow, SubmissionRow } from '#mock/operations/judge/rows.ts';
import { VERDICT } from '#mock/operations/judge/verdicts.ts';
import type { SeedRows, SeedTools } from '#mock/seed.ts';
import { expandPrograms } from './known-programs.ts';
import { expandProblems } from './problems.ts';
import { type PlannedSubmission, planSubmissions } from './submission-plan.ts';

/** Filled only by use. */
const BLANK = { 'test-runs': [], 'judge-locks': [] };
const FIRST_ID = 10_001;

/**
 * All sixty problems with their cases, programs with known results, and the submissions made of them. Counts of a problem are never
 * stored. Whatever else is made of problems comes after it.
 */
export function expandSubmissions(rows: SeedRows, tools: SeedTools): SeedRows {
	// Whoever expands first has done it.
	if (rows.submissions) return rows;
	const problems = expandProblems(rows, tools);
	const programs = expandPrograms(rows);
	const { 'problem-outlines': _outlines, ...kept } = rows;
	return { ...kept, ...BLANK, problems, 'known-programs': programs, submissions: submissionsOf(problems, programs, tools) };
}

function submissionsOf(problems: readonly ProblemRow[], programs: readonly ProgramRow[], tools: SeedTools): SubmissionRow[] {
	const problemById = new Map(problems.map((problem) => [problem.id, problem]));
	const programById = new Map(programs.map((program) => [program.id, program]));
	const byTime = planSubmissions(tools).sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
	return byTime.flatMap((planned, index) => {
		const program = programById.get(planned.programId);
		const problem = program && problemById.get(program.problemId);
		// An app whose seed has fewer problems has fewer submissions.
		return program && problem ? [submissionOf(planned, problem, program, FIRST_ID + index)] : [];
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
		...outcomeOf(problem, program, language, id),
	};
	return planned.broken ? { ...row, ...BROKEN, score: row.score === null ? null : 0 } : row;
}

const BROKEN = { status: VERDICT.systemError, time: null, memory: null, errorMessage: '判题机没有响应，请稍后重新提交。' };
