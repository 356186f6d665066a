import type { SubmissionRow } from '#mock/seed/exam/rows.ts';
import { VERDICT } from './verdicts.ts';

/** Milliseconds after submitting until which a stage lasts. */
const STAGES: readonly (readonly [until: number, status: number])[] = [
	[1500, VERDICT.pending],
	[2500, VERDICT.compiling],
	[4500, VERDICT.judging],
];

/** Where a submission stands at a moment: waiting, compiling, judging, then its verdict. */
export function submissionStage({ submittedAt, verdict }: Pick<SubmissionRow, 'submittedAt' | 'verdict'>, now: number): number {
	const elapsed = now - Date.parse(submittedAt);
	return STAGES.find(([until]) => elapsed < until)?.[1] ?? verdict;
}

export const isJudged = (row: Pick<SubmissionRow, 'submittedAt' | 'verdict'>, now: number): boolean =>
	now - Date.parse(row.submittedAt) >= (STAGES.at(-1)?.[0] ?? 0);
