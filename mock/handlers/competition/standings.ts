import type { DataOf } from '#generated/api/operations.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { CellRow, CompetitionRow, RankSeedRow } from '#mock/rows/competition.ts';
import { orderOf, ranksOf, shownRow } from '#mock/rules/competition/scoring.ts';
import { type Entry, entryOf } from './entries.ts';

type RankRow = DataOf<'main.competitionRankings'>['records'][number];

/** Returns a board in rank order. A frozen board shows the results at the freeze and counts later attempts. */
export function standingsOf(viewer: Viewer, competition: CompetitionRow): RankRow[] {
	const { ownerId, state } = entryOf(viewer, competition);
	const { rankRule } = competition;
	const order = orderOf(rankRule);
	const rows = viewer.db
		.rowsBy<RankSeedRow>('rank-rows', 'competitionId', competition.id)
		.map((row) => shownRow(rankRule, row, state === 'frozen'))
		.sort(order);
	const ranks = ranksOf(rows, order);
	const first = firstSolvers(rows);
	return rows.map((row, place) => viewOf(row, { rank: ranks[place] ?? null, mine: row.teamId === ownerId, first }));
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
	const cells = row.cells.map(({ late, ...cell }: CellRow) => ({
		...cell,
		first: first.get(cell.taskId) === id,
		...(late ? { frozenTries: late.tries } : {}),
	}));
	const { penalty = null, bestMs = null, steps = null, award = null } = row;
	return { id, rank, delta, teamId, teamNo, teamName, school, group, members, score, penalty, bestMs, steps, cells, award, starred, mine };
}
