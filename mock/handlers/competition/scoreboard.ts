import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { CellRow, Entrant, RankSeedRow, Result } from '#mock/rows/competition.ts';
import { solvedResult } from '#mock/seed/exam/competition-results.ts';
import { type Entry, schoolOf } from './entries.ts';

interface AnswerResult {
	taskId: string;
	solved: boolean;
	score: number;
}

/** Updates a student's row of the board; on a frozen board only the number of attempts changes. */
export function recordAnswer(viewer: Viewer, entry: Entry, answered: AnswerResult): void {
	const { db } = viewer;
	const row = db.rowsBy<RankSeedRow>('rank-rows', 'teamId', entry.ownerId).find((each) => each.competitionId === entry.competition.id);
	const cells = entry.competition.tasks.map(({ id }) => {
		const cell = row?.cells.find(({ taskId }) => taskId === id) ?? { taskId: id, score: 0, tries: 0, minutes: null, solved: false };
		return id === answered.taskId ? nextCell(cell, viewer, entry, answered) : cell;
	});
	const result = resultOf(entry, cells);
	if (row) db.update<RankSeedRow>('rank-rows', row.id, entry.state === 'frozen' ? { cells } : { ...result });
	else db.insert<RankSeedRow>('rank-rows', { ...blankRow(viewer, entry), ...result });
}

function nextCell(cell: CellRow, { now }: Viewer, { competition, state }: Entry, { solved, score }: AnswerResult): CellRow {
	if (state === 'frozen') return { ...cell, frozenTries: (cell.frozenTries ?? 0) + 1 };
	const minutes = solved ? Math.floor((now - Date.parse(competition.startAt)) / 60_000) : null;
	return { ...cell, tries: cell.tries + 1, solved, score, minutes };
}

function resultOf({ competition }: Entry, cells: CellRow[]): Result {
	if (competition.rankRule === 'icpc') return solvedResult(cells);
	return { score: cells.reduce((sum, cell) => sum + cell.score, 0), cells };
}

function blankRow(viewer: Viewer, { competition, ownerId, registration, team }: Entry): Entrant & { starred: boolean } {
	return {
		id: `${competition.id}-r-${ownerId}`,
		competitionId: competition.id,
		teamId: ownerId,
		teamNo: registration?.no ?? `${competition.code}-${ownerId}`,
		teamName: team?.name ?? viewer.user.studentName,
		school: team?.school ?? schoolOf(viewer),
		group: registration?.group ?? '',
		members: team?.members.map((member) => member.name) ?? [],
		delta: 0,
		starred: false,
	};
}
