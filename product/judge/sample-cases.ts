import type { CaseResults, JudgeCase } from './api-types.ts';
import { VERDICT } from './verdicts.ts';

const casesIn = ({ judgeCaseList, subTaskJudgeCaseVoList }: CaseResults): readonly JudgeCase[] =>
	judgeCaseList ?? subTaskJudgeCaseVoList?.flatMap(({ subtaskDetailList }) => subtaskDetailList) ?? [];

/** The public cases that failed. A judge without our extension names no case as public. */
export const failedSamples = (cases: CaseResults): readonly JudgeCase[] =>
	casesIn(cases).filter(({ status, sample }) => sample !== undefined && status !== VERDICT.accepted && status !== VERDICT.skipped);

/** The public cases in which a robot did all. */
export const drivenSamples = (cases: CaseResults): readonly JudgeCase[] =>
	casesIn(cases).filter(({ status, sample }) => sample?.robot !== undefined && status === VERDICT.accepted);

/** The error with which the program ended in a public case. */
export const failedSampleLog = (cases: CaseResults | null): string | null =>
	(cases && failedSamples(cases).find(({ status }) => status === VERDICT.runtimeError)?.userOutput) ?? null;
