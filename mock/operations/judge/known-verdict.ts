import type { ProblemRow, ProgramRow, SubmissionRow } from '#mock/seed/exam/rows.ts';
import { passedOf } from '#mock/seed/exam/submissions.ts';
import type { Database } from '#mock/store.ts';

export interface KnownVerdict {
	verdict: number;
	passed: number;
	programId: string | null;
}

/**
 * The verdict of a program that is known: one of the reference programs, or one that was submitted before. Others get the one that
 * the problem keeps for them, the same each time, until the mock really runs programs.
 */
export function knownVerdict(db: Database, problem: ProblemRow, { language, code }: { language: string; code: string }): KnownVerdict {
	const text = code.trim();
	const cases = db.rowsBy('judge-cases', 'problemId', problem.id).length;
	const program = [
		...db.rowsBy<ProgramRow>('reference-programs', 'problemId', problem.id),
		...db.rowsBy<ProgramRow>('reference-programs', 'problemId', 'any'),
	].find((each) => each.language === language && each.code.trim() === text);
	if (program) return { ...withPassed(program.verdict ?? (program.right ? 0 : problem.type === 1 ? 8 : -1), cases), programId: program.id };
	const before = db
		.rowsBy<SubmissionRow>('judge-submissions', 'problemId', problem.id)
		.find((row) => row.language === language && row.code?.trim() === text);
	return before
		? { verdict: before.verdict, passed: before.passed, programId: null }
		: { ...withPassed(problem.fallback, cases), programId: null };
}

const withPassed = (verdict: number, cases: number): { verdict: number; passed: number } => ({
	verdict,
	passed: passedOf(verdict, cases, cases - 1),
});
