import type { DataOf } from '#generated/api/operations.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { WorkRow } from '#mock/rows/competition.ts';
import type { Entry } from './entries.ts';

type Work = DataOf<'main.competitionUserOne'>['works'][number];

/** Newest first. */
export const worksOf = ({ db }: Viewer, { competition, ownerId }: Entry): WorkRow[] =>
	db
		.rowsBy<WorkRow>('competition-works', 'ownerId', ownerId)
		.filter((row) => row.competitionId === competition.id)
		.sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || other.version - one.version);

export const workView = (row: WorkRow): Work => ({
	...row,
	videoUrl: row.videoUrl ?? null,
	score: row.score ?? null,
	comment: row.comment ?? null,
	receiptNo: row.receiptNo ?? null,
});
