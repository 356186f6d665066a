/** Results, order and ranks of a board. Pure; seeds and handlers share them. */
import type { CellRow, RankRule, Result } from '../rows.ts';

/** Minutes added for each wrong attempt before the accepted one (ICPC). */
export const PENALTY_MINUTES = 20;

/** Best first: ICPC by solved tasks and then by penalty; equal results compare as 0. */
export function orderOf(rule: RankRule): (one: Result, other: Result) => number {
	if (rule === 'steps') return (one, other) => (one.steps ?? Infinity) - (other.steps ?? Infinity);
	if (rule === 'bestTime') return (one, other) => (one.bestMs ?? Infinity) - (other.bestMs ?? Infinity);
	return (one, other) => other.score - one.score || (one.penalty ?? 0) - (other.penalty ?? 0);
}

/** Number of solved tasks; the penalty is the minutes of each plus 20 per earlier wrong attempt. Unsolved tasks cost nothing. */
export function solvedResult(cells: CellRow[]): Result {
	const solved = cells.filter((cell) => cell.solved);
	const penalty = solved.reduce((sum, cell) => sum + (cell.minutes ?? 0) + (cell.tries - 1) * PENALTY_MINUTES, 0);
	return { score: solved.length, penalty, cells };
}

export function resultOf(rule: RankRule, cells: CellRow[]): Result {
	if (rule === 'icpc') return solvedResult(cells);
	return { score: cells.reduce((sum, cell) => sum + cell.score, 0), cells };
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

export interface Attempt {
	solved: boolean;
	/** Points of the attempt; the best attempt of a task counts. */
	score: number;
	/** Minutes since the start. */
	minutes: number;
}

/**
 * The cell after one more attempt; attempts at a solved task do not count, whichever member of a team makes them. After the freeze the attempt goes to
 * `late`, which the frozen board does not show.
 */
export function cellAfter(cell: CellRow, attempt: Attempt, frozen: boolean): CellRow {
	const before = frozen ? (cell.late ?? { score: 0, tries: 0, minutes: null, solved: false }) : cell;
	if (cell.solved || before.solved) return cell;
	const after = {
		tries: before.tries + 1,
		solved: attempt.solved,
		score: Math.max(before.score, attempt.score),
		minutes: attempt.solved ? attempt.minutes : null,
	};
	return frozen ? { ...cell, late: after } : { ...cell, ...after };
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
