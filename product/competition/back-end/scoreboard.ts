import type { Viewer } from '#app/account/back-end/viewer.ts';
import { type Entry, schoolOf } from './entries.ts';
import type { Entrant, RankSeedRow } from './rows.ts';
import { cellAfter, NO_TRIES, resultOf } from './rules/scoring.ts';

interface AnswerResult {
	taskId: string;
	solved: boolean;
	score: number;
	ms?: number | undefined;
}

/** Updates a student's row of the board. After the freeze the result waits in the cell until the board is released. */
export function recordAnswer(viewer: Viewer, entry: Entry, { taskId, solved, score, ms }: AnswerResult): void {
	const { db, now } = viewer;
	const { competition, state } = entry;
	const frozen = state === 'frozen';
	const row = db.rowsBy<RankSeedRow>('rank-rows', 'teamId', entry.ownerId).find((each) => each.competitionId === competition.id);
	const minutes = Math.floor((now - Date.parse(competition.startAt)) / 60_000);
	const timed = competition.rankRule === 'bestTime' && ms !== undefined;
	const cells = competition.tasks.map(({ id }) => {
		const cell = row?.cells.find((each) => each.taskId === id) ?? { taskId: id, ...NO_TRIES };
		return id === taskId ? cellAfter(cell, { solved, score, minutes, ...(timed && { ms }) }, frozen) : cell;
	});
	const result = resultOf(competition.rankRule, cells);
	if (row) db.update<RankSeedRow>('rank-rows', row.id, { ...result });
	else db.insert<RankSeedRow>('rank-rows', { ...blankRow(viewer, entry), ...result });
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
