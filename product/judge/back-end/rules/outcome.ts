import type { CaseOutcome, ProblemRow } from '../rows.ts';
import { casePoints, FULL_SCORE, isScored } from './problem-rules.ts';
import { VERDICT } from './verdicts.ts';

export interface Outcome {
	status: number;
	time: number | null;
	memory: number | null;
	score: number | null;
	errorMessage: string | null;
}

export interface SubtaskOutcome {
	group: number;
	time: number | null;
	/** null if the group is scored by its average. */
	memory: number | null;
	score: number | null;
	status: number;
	ac: number;
	total: number;
	cases: readonly CaseOutcome[];
}

/** `share`: of the points of a case that is not accepted, from 0 to 1. */
export function graded(problem: ProblemRow, index: number, ran: Omit<CaseOutcome, 'score'>, share = 0): CaseOutcome {
	if (!isScored(problem)) return { ...ran, score: null };
	return { ...ran, score: Math.floor(pointsOf(problem, index) * (ran.status === VERDICT.accepted ? 1 : share)) };
}

function pointsOf(problem: ProblemRow, index: number): number {
	const { cases } = problem;
	const group = cases[index]?.group;
	if (group === undefined) return casePoints(FULL_SCORE, cases.length, index);
	const groups = groupsOf(problem);
	return casePoints(FULL_SCORE, groups.length, groups.indexOf(group));
}

export function outcomeOf(problem: ProblemRow, cases: readonly CaseOutcome[]): Outcome {
	return {
		status: verdictOf(problem, cases),
		time: mostOf(cases.map((each) => each.time)),
		memory: mostOf(cases.map((each) => each.memory)),
		score: isScored(problem) ? scoreOf(problem, cases) : null,
		errorMessage: null,
	};
}

/** null if nothing was measured. */
function mostOf(values: readonly (number | null)[]): number | null {
	const measured = values.filter((value) => value !== null);
	return measured.length > 0 ? Math.max(...measured) : null;
}

export const outcomeWithoutCases = (problem: ProblemRow, status: number, errorMessage: string): Outcome => ({
	status,
	time: null,
	memory: null,
	score: isScored(problem) ? 0 : null,
	errorMessage,
});

/** Without points the first failure decides; with points some accepted cases give a partial result. */
function verdictOf(problem: ProblemRow, cases: readonly CaseOutcome[]): number {
	const failed = cases.filter((each) => each.status !== VERDICT.accepted);
	const first = failed[0];
	if (!first) return VERDICT.accepted;
	return isScored(problem) && failed.length < cases.length ? VERDICT.partial : first.status;
}

function scoreOf(problem: ProblemRow, cases: readonly CaseOutcome[]): number {
	const parts = problem.caseMode?.startsWith('subtask') ? subtasksOf(problem, cases) : cases;
	return Math.min(
		FULL_SCORE,
		parts.reduce((sum, each) => sum + (each.score ?? 0), 0),
	);
}

/** A group earns the points of its worst case, or the average of its cases. */
export function subtasksOf(problem: ProblemRow, cases: readonly CaseOutcome[]): SubtaskOutcome[] {
	const average = problem.caseMode === 'subtask_average';
	return groupsOf(problem).map((group) => {
		const own = cases.filter((_, index) => (problem.cases[index]?.group ?? 1) === group);
		const scores = own.map((each) => each.score ?? 0);
		const mean = Math.round(scores.reduce((sum, each) => sum + each, 0) / own.length);
		const ac = own.filter((each) => each.status === VERDICT.accepted).length;
		const first = own.find((each) => each.status !== VERDICT.accepted);
		return {
			group,
			time: mostOf(own.map((each) => each.time)),
			memory: average ? null : mostOf(own.map((each) => each.memory)),
			score: average ? mean : Math.min(...scores),
			status: first ? (average && ac > 0 ? VERDICT.partial : first.status) : VERDICT.accepted,
			ac,
			total: own.length,
			cases: own,
		};
	});
}

const groupsOf = ({ cases }: ProblemRow): number[] => [...new Set(cases.map((each) => each.group ?? 1))].sort((a, b) => a - b);
