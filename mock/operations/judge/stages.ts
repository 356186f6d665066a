import type { ProblemRow, SubmissionRow } from './rows.ts';
import { VERDICT } from './verdicts.ts';

const WAIT_MS = 1000;
const COMPILE_MS = 1500;
const CASE_MS = 250;

/** The status of a submission at a time: waiting, compiling, judging and then its result. */
export function statusAt(submission: SubmissionRow, problem: ProblemRow, now: number): number {
	const passed = now - Date.parse(submission.submittedAt);
	if (passed < WAIT_MS) return VERDICT.pending;
	if (passed < WAIT_MS + COMPILE_MS) return VERDICT.compiling;
	if (submission.status === VERDICT.compileError) return submission.status;
	if (passed < WAIT_MS + COMPILE_MS + problem.cases.length * CASE_MS) return VERDICT.judging;
	return submission.status;
}
