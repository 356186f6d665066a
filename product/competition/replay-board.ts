/** The board of an ICPC competition at any minute, from the minutes of the accepted attempts. Pure. */
import type { RankPage } from './play-types.ts';

/** Minutes added for each wrong attempt before the accepted one. */
const PENALTY_MINUTES = 20;

type Row = RankPage['records'][number];

export interface ReplayRow {
	id: string;
	teamName: string;
	mine: boolean;
	/** Equal results share a rank. */
	rank: number;
	solved: number;
	penalty: number;
}

export interface ReplayStep {
	minute: number;
	id: string;
	teamName: string;
	mine: boolean;
	/** Mark of the task, as A. */
	task: string;
	/** Rank before the task was solved; null if nothing was solved before. */
	from: number | null;
	to: number;
}

interface Result {
	row: Row;
	solved: number;
	penalty: number;
}

const resultAt = (row: Row, minute: number): Result => {
	const solved = row.cells.filter((cell) => cell.solved && (cell.minutes ?? 0) <= minute);
	return {
		row,
		solved: solved.length,
		penalty: solved.reduce((sum, { minutes, tries }) => sum + (minutes ?? 0) + (tries - 1) * PENALTY_MINUTES, 0),
	};
};

const order = (one: Omit<Result, 'row'>, other: Omit<Result, 'row'>): number => other.solved - one.solved || one.penalty - other.penalty;

/** Ranked rows with a solved task, best first. Starred rows take no part. */
export function boardAt(rows: readonly Row[], minute: number): ReplayRow[] {
	const results = rows
		.filter(({ starred }) => !starred)
		.map((row) => resultAt(row, minute))
		.filter(({ solved }) => solved > 0)
		.sort(order);
	let rank = 0;
	return results.map((result, place) => {
		const before = results[place - 1];
		if (!before || order(before, result) !== 0) rank = place + 1;
		const { row, solved, penalty } = result;
		return { id: row.id, teamName: row.teamName, mine: row.mine, rank, solved, penalty };
	});
}

/** Accepted attempts in order of time that led to one of the first `top` ranks, and all of the user's own. */
export function replaySteps({ records, tasks }: Pick<RankPage, 'records' | 'tasks'>, top: number): ReplayStep[] {
	const marks = new Map(tasks.map(({ id, no }) => [id, no]));
	const ranked = records.filter(({ starred }) => !starred);
	const results = new Map(ranked.map((row) => [row.id, { solved: 0, penalty: 0 }]));
	const rankOf = (id: string): number => {
		const own = results.get(id);
		let better = 0;
		if (own) for (const other of results.values()) if (order(other, own) < 0) better += 1;
		return better + 1;
	};
	return ranked
		.flatMap((row) => row.cells.flatMap((cell) => (cell.solved ? [{ row, cell, minute: cell.minutes ?? 0 }] : [])))
		.sort((one, other) => one.minute - other.minute)
		.flatMap(({ row, cell, minute }) => {
			const { id, teamName, mine } = row;
			const before = results.get(id) ?? { solved: 0, penalty: 0 };
			const from = before.solved === 0 ? null : rankOf(id);
			results.set(id, { solved: before.solved + 1, penalty: before.penalty + minute + (cell.tries - 1) * PENALTY_MINUTES });
			const to = rankOf(id);
			return to <= top || mine ? [{ minute, id, teamName, mine, task: marks.get(cell.taskId) ?? '', from, to }] : [];
		});
}
