import type { ProgramRow } from '#mock/seed/exam/rows.ts';
import { wrongOutputs } from '#mock/seed/exam/wrong-outputs.ts';
import { VERDICT } from './verdicts.ts';

export interface StoredResult {
	verdict: number;
	/** Cases before the first failure. */
	passed: number;
}

/** Status of each case of a program that is wrong in some of them, as it was when it was run; null for any other program. */
export function mixedStatuses(programId: string | null): readonly number[] | null {
	const [problemId = '', kind] = programId?.split('.') ?? [];
	const outputs = kind === 'wrong' ? wrongOutputs[problemId] : undefined;
	return outputs?.map((output) => (output === null ? VERDICT.accepted : VERDICT.wrong)) ?? null;
}

/** What a stored program comes to: in all cases the same, or as it was when it was run. */
export function storedResult(program: ProgramRow, problem: { type: number }, cases: number): StoredResult {
	const statuses = mixedStatuses(program.id);
	if (!statuses) {
		const verdict = program.verdict ?? (program.right ? VERDICT.accepted : VERDICT.wrong);
		return { verdict, passed: verdict === VERDICT.accepted ? cases : 0 };
	}
	const isPartial = problem.type === 1 && statuses.includes(VERDICT.accepted);
	return { verdict: isPartial ? VERDICT.partial : VERDICT.wrong, passed: statuses.indexOf(VERDICT.wrong) };
}
