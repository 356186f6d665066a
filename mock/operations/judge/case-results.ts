import type { CaseRow, ProblemRow, SubmissionRow } from '#mock/seed/exam/rows.ts';
import { VERDICT } from './verdicts.ts';

export interface CaseResult {
	seq: number;
	status: number;
	time: number | null;
	memory: number | null;
	score: number | null;
	groupNum: number | null;
	userOutput: string | null;
	mode: string;
}

/** Problems whose cases count in groups: group of each case. */
const GROUPS: Readonly<Record<string, readonly number[]>> = { P1020: [1, 1, 2, 2, 2, 3, 3, 3] };

const NOTES: Readonly<Record<number, string>> = { 3: '程序以状态码 1 结束', 2: '内存超过限制', 1: '运行时间超过限制' };

export function caseModeOf({ id, type }: Pick<ProblemRow, 'id' | 'type'>): string {
	if (GROUPS[id]) return 'subtask_lowest';
	return type === 1 ? 'default' : 'ergodic_without_error';
}

/** What each case came to. ACM problems stop at the first failure, the others run all cases. */
export function caseResults(problem: ProblemRow, submission: SubmissionRow, cases: readonly CaseRow[]): CaseResult[] {
	const { verdict, passed } = submission;
	if (verdict === VERDICT.compile || verdict === VERDICT.failed || verdict === VERDICT.system) return [];
	const mode = caseModeOf(problem);
	const failure = verdict === VERDICT.partial ? VERDICT.wrong : verdict;
	return cases.map(({ seq, score }, index) => {
		const status = index < passed ? VERDICT.accepted : index === passed || mode !== 'ergodic_without_error' ? failure : VERDICT.skipped;
		const ran = status !== VERDICT.skipped;
		return {
			seq,
			status,
			time: ran ? timeOf(submission, status, index) : null,
			memory: ran ? submission.memory : null,
			score: problem.type === 1 ? (status === VERDICT.accepted ? score : 0) : null,
			groupNum: GROUPS[problem.id]?.[index] ?? null,
			userOutput: NOTES[status] ?? null,
			mode,
		};
	});
}

const timeOf = ({ time }: SubmissionRow, status: number, index: number): number | null =>
	time === null || status !== VERDICT.accepted ? time : Math.max(1, Math.min(time, 60) - ((index * 3) % 7));

export function groupCases(results: readonly CaseResult[]) {
	const numbers = [...new Set(results.map(({ groupNum }) => groupNum ?? 1))];
	return numbers.map((groupNum) => {
		const list = results.filter((result) => (result.groupNum ?? 1) === groupNum);
		const failed = list.find(({ status }) => status !== VERDICT.accepted);
		return {
			groupNum,
			time: Math.max(0, ...list.map(({ time }) => time ?? 0)),
			memory: Math.max(0, ...list.map(({ memory }) => memory ?? 0)),
			score: failed ? 0 : list.reduce((sum, { score }) => sum + (score ?? 0), 0),
			status: failed?.status ?? VERDICT.accepted,
			ac: list.filter(({ status }) => status === VERDICT.accepted).length,
			total: list.length,
			subtaskDetailList: list,
		};
	});
}

/** Points of a submission; null for a problem without points. */
export function scoreOf(problem: ProblemRow, submission: SubmissionRow, cases: readonly CaseRow[]): number | null {
	if (problem.type !== 1) return null;
	const results = caseResults(problem, submission, cases);
	if (caseModeOf(problem).startsWith('subtask')) return groupCases(results).reduce((sum, { score }) => sum + score, 0);
	return results.reduce((sum, { score }) => sum + (score ?? 0), 0);
}
