/** Results, order and ranks of a board. Pure; seeds and handlers share them. */
import type { CellRow, RankRule, Result } from '../rows.ts';

/** Minutes added for each wrong attempt before the accepted one (ICPC). */
export const PENALTY_MINUTES = 20;

/** Best first: ICPC by solved tasks and then by penalty, the best time after the points of tasks; equal results compare as 0. */
export function orderOf(rule: RankRule): (one: Result, other: Result) => number {
	if (rule === 'steps') return (one, other) => lessFirst(one.steps, other.steps);
	if (rule === 'bestTime') return (one, other) => other.score - one.score || lessFirst(one.bestMs, other.bestMs);
	return (one, other) => other.score - one.score || (one.penalty ?? 0) - (other.penalty ?? 0);
}

/** What is not measured is last. */
const lessFirst = (one = Number.MAX_VALUE, other = Number.MAX_VALUE): number => one - other;

/** Number of solved tasks; the penalty is the minutes of each plus 20 per earlier wrong attempt. Unsolved tasks cost nothing. */
export function solvedResult(cells: CellRow[]): Result {
	const solved = cells.filter((cell) => cell.solved);
	const penalty = solved.reduce((sum, cell) => sum + (cell.minutes ?? 0) + (cell.tries - 1) * PENALTY_MINUTES, 0);
	return { score: solved.length, penalty, cells };
}

export function resultOf(rule: RankRule, cells: CellRow[]): Result {
	if (rule === 'icpc') return solvedResult(cells);
	const score = cells.reduce((sum, cell) => sum + cell.score, 0);
	const times = cells.flatMap(({ ms }) => ms ?? []);
	if (rule !== 'bestTime' || times.length === 0) return { score, cells };
	return { score, bestMs: times.reduce((sum, ms) => sum + ms), cells };
}

/** Equal results share a rank, and the next rank counts all rows before it (1, 2, 2, 4). Starred rows have none. */
export function ranksOf<Row extends Result & { starred: boolean }>(
	rows: readonly Row[],
	order: (one: Row, other: Row) => number,
): (number | null)[] {
	let counted = 0;
	let last: { row: Row; rank: number } | undefined;
	return rows.map((row) => {
		if (row.starred) return null;
		counted += 1;
		if (!last || order(last.row, row) !== 0) last = { row, rank: counted };
		return last.rank;
	});
}

export const NO_TRIES: Omit<CellRow, 'taskId'> = { score: 0, tries: 0, minutes: null, solved: false };

export interface Attempt {
	solved: boolean;
	/** Points of the attempt; the best attempt of a task counts. */
	score: number;
	/** Minutes since the start. */
	minutes: number;
	/** Simulated milliseconds of a robot, where they rank equal points. */
	ms?: number;
}

/**
 * The cell after one more attempt; attempts at a solved task do not count, whichever member of a team makes them, unless a robot may be faster. After the
 * freeze the attempt goes to `late`, which the frozen board does not show.
 */
export function cellAfter(cell: CellRow, attempt: Attempt, frozen: boolean): CellRow {
	const before = frozen ? (cell.late ?? NO_TRIES) : cell;
	if ((cell.solved || before.solved) && attempt.ms === undefined) return cell;
	const after = {
		tries: before.tries + 1,
		solved: before.solved || attempt.solved,
		score: Math.max(before.score, attempt.score),
		minutes: before.minutes ?? (attempt.solved ? attempt.minutes : null),
		...timeOfBest(before, attempt),
	};
	return frozen ? { ...cell, late: after } : { ...cell, ...after };
}

type Timed = Pick<Attempt, 'score' | 'ms'>;

/** The time of more points, or of equal points in less time. Without points there is none. */
function timeOfBest(one: Timed, other: Timed): { ms?: number } {
	const [best] = [one, other]
		.filter(({ score, ms }) => score > 0 && ms !== undefined)
		.sort((first, second) => second.score - first.score || lessFirst(first.ms, second.ms));
	return best?.ms === undefined ? {} : { ms: best.ms };
}

/** The cell including attempts after the freeze. */
export function thawedCell({ late, ...cell }: CellRow): CellRow {
	if (!late) return cell;
	return {
		...cell,
		tries: cell.tries + late.tries,
		solved: cell.solved || late.solved,
		score: Math.max(cell.score, late.score),
		minutes: cell.minutes ?? late.minutes,
		...timeOfBest(cell, late),
	};
}

type Frozen = Result & { hidden?: { score: number; steps?: number; penalty?: number } };

/** The result including attempts after the freeze; results without cells keep them in `hidden`. */
export function thawedResult(rule: RankRule, row: Frozen): Result {
	const { score, penalty, bestMs, steps, cells } = row;
	if (cells.some(({ late }) => late)) return resultOf(rule, cells.map(thawedCell));
	const { score: finalScore = score, penalty: finalPenalty = penalty, steps: finalSteps = steps } = row.hidden ?? {};
	return {
		score: finalScore,
		...(finalPenalty === undefined ? {} : { penalty: finalPenalty }),
		...(bestMs === undefined ? {} : { bestMs }),
		...(finalSteps === undefined ? {} : { steps: finalSteps }),
		cells,
	};
}

/** The row as the board shows it: a frozen board hides attempts after the freeze. */
export const shownRow = <Row extends Frozen>(rule: RankRule, row: Row, frozen: boolean): Row =>
	frozen ? row : { ...row, ...thawedResult(rule, row) };
