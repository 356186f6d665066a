import type { ProblemRow, ProgramRow, SubmissionRow } from '#mock/seed/exam/rows.ts';
import type { Database } from '#mock/store.ts';
import { sameText } from './same-text.ts';
import { type StoredResult, storedResult } from './stored-cases.ts';
import { VERDICT } from './verdicts.ts';

export interface KnownVerdict extends StoredResult {
	/** Null: the program is not stored, and the verdict is only the one that the problem keeps for such programs. */
	programId: string | null;
}

/** The verdict of a program that is stored or was submitted before. No program is run here. */
export function knownVerdict(db: Database, problem: ProblemRow, { language, code }: { language: string; code: string }): KnownVerdict {
	const cases = db.rowsBy('judge-cases', 'problemId', problem.id).length;
	const program = [problem.id, 'any']
		.flatMap((id) => db.rowsBy<ProgramRow>('reference-programs', 'problemId', id))
		.find((each) => each.language === language && sameText(each.code, code));
	if (program) return { ...storedResult(program, problem, cases), programId: program.id };
	const before = db
		.rowsBy<SubmissionRow>('judge-submissions', 'problemId', problem.id)
		.find((row) => row.language === language && row.code !== null && sameText(row.code, code));
	if (before) return { verdict: before.verdict, passed: before.passed, programId: before.programId };
	return { verdict: problem.fallback, passed: problem.fallback === VERDICT.accepted ? cases : 0, programId: null };
}
