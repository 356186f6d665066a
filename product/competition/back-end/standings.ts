import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { type Entry, entryOf } from './entries.ts';
import { boardRow } from './held-back.ts';
import type { CompetitionRow, RankSeedRow } from './rows.ts';
import { orderOf, ranksOf } from './rules/scoring.ts';

type RankRow = DataOf<'main.competitionRankings'>['records'][number];

/** Returns a board in rank order. A frozen board is that of the freeze; attempts since then, and at tasks that are kept back, are only counted. */
export function standingsOf(viewer: Viewer, competition: CompetitionRow): RankRow[] {
	const entry = entryOf(viewer, competition);
	const { rankRule } = competition;
	const order = orderOf(rankRule);
	const rows = viewer.db
		.rowsBy<RankSeedRow>('rank-rows', 'competitionId', competition.id)
		.map((row) => boardRow(entry, row, viewer.now))
		.sort(order);
	const ranks = ranksOf(rows, order);
	const first = firstSolvers(rows);
	return rows.map((row, place) => viewOf(row, { rank: ranks[place] ?? null, mine: row.teamId === entry.ownerId, first }));
}

export const ownRankRow = ({ db }: Viewer, { competition, ownerId }: Entry): RankSeedRow | undefined =>
	db.rowsBy<RankSeedRow>('rank-rows', 'teamId', ownerId).find((row) => row.competitionId === competition.id);

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
	const cells = row.cells.map(({ late, keptBack, ...cell }) => ({
		...cell,
		first: first.get(cell.taskId) === id,
		...(late ? { frozenTries: late.tries } : keptBack && cell.tries > 0 ? { frozenTries: cell.tries } : {}),
	}));
	const { penalty = null, bestMs = null, steps = null, award = null } = row;
	return { id, rank, delta, teamId, teamNo, teamName, school, group, members, score, penalty, bestMs, steps, cells, award, starred, mine };
}
