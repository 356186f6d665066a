import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Entry } from './entries.ts';
import { isWorkMarked, type Played } from './held-back.ts';
import type { WorkRow } from './rows.ts';

type Work = DataOf<'main.competitionUserOne'>['works'][number];

/** Newest first. */
export const worksOf = ({ db }: Viewer, { competition, ownerId }: Entry): WorkRow[] =>
	db
		.rowsBy<WorkRow>('competition-works', 'ownerId', ownerId)
		.filter((row) => row.competitionId === competition.id)
		.sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || other.version - one.version);

/** The marks of a work stay with the jury until they are announced. */
export function workView(played: Played, row: WorkRow, now: number): Work {
	const marked = isWorkMarked(played, row.stageId, now);
	return {
		...row,
		state: workState(played, row, now),
		videoUrl: row.videoUrl ?? null,
		score: marked ? (row.score ?? null) : null,
		comment: marked ? (row.comment ?? null) : null,
		receiptNo: row.receiptNo ?? null,
	};
}

export const workState = (played: Played, { state, stageId }: WorkRow, now: number): Work['state'] =>
	state === 'scored' && !isWorkMarked(played, stageId, now) ? 'reviewing' : state;
