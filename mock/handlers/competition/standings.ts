import type { DataOf } from '#generated/api/operations.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { CellRow, CompetitionRow, RankSeedRow } from '#mock/rows/competition.ts';
import { orderOf } from '#mock/seed/exam/competition-results.ts';
import { entryOf } from './entries.ts';

type RankRow = DataOf<'main.competitionRankings'>['records'][number];

/** Returns a board in rank order; equal results share a rank, starred rows have none. */
export function standingsOf(viewer: Viewer, competition: CompetitionRow): RankRow[] {
	const { ownerId } = entryOf(viewer, competition);
	const order = orderOf(competition.rankRule);
	const rows = [...viewer.db.rowsBy<RankSeedRow>('rank-rows', 'competitionId', competition.id)].sort(order);
	const ranks = ranksOf(rows, order);
	const first = firstSolvers(rows);
	return rows.map((row, place) => viewOf(row, { rank: ranks[place] ?? null, mine: row.teamId === ownerId, first }));
}

function ranksOf(rows: readonly RankSeedRow[], order: (one: RankSeedRow, other: RankSeedRow) => number): (number | null)[] {
	let counted = 0;
	let last: { row: RankSeedRow; rank: number } | undefined;
	return rows.map((row) => {
		if (row.starred) return null;
		counted += 1;
		if (!last || order(last.row, row) !== 0) last = { row, rank: counted };
		return last.rank;
	});
}

function firstSolvers(rows: readonly RankSeedRow[]): ReadonlyMap<string, string> {
	const best = new Map<string, { id: string; minutes: number }>();
	for (const row of rows) {
		for (const { taskId, solved, minutes } of row.cells) {
			if (solved && minutes !== null && minutes < (best.get(taskId)?.minutes ?? Infinity)) best.set(taskId, { id: row.id, minutes });
		}
	}
	return new Map([...best].map(([taskId, { id }]) => [taskId, id]));
}

interface Standing {
	rank: number | null;
	mine: boolean;
	first: ReadonlyMap<string, string>;
}

function viewOf(row: RankSeedRow, { rank, mine, first }: Standing): RankRow {
	const { id, delta, teamId, teamNo, teamName, school, group, members, score, starred } = row;
	const cells = row.cells.map((cell: CellRow) => ({ ...cell, first: first.get(cell.taskId) === id }));
	const { penalty = null, bestMs = null, steps = null, award = null } = row;
	return { id, rank, delta, teamId, teamNo, teamName, school, group, members, score, penalty, bestMs, steps, cells, award, starred, mine };
}
