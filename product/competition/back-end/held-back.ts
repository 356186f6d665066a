/** Decides which results of a competition are not announced yet. Boards, counters, own results and rankings all ask here. */

import { type CompetitionState, isRunning, stageState } from './competition-state.ts';
import type { CellRow, CompetitionRow, RankSeedRow, StageRow, TaskRow } from './rows.ts';
import { NO_TRIES, resultOf, shownRow } from './rules/scoring.ts';

export interface Played {
	competition: CompetitionRow;
	state: CompetitionState;
}

/** In ICPC every wrong attempt costs time, so a task may be tried again. In the other rules an objective task is submitted once. */
export const isOnce = ({ competition }: Pick<Played, 'competition'>, { question }: TaskRow): boolean =>
	question !== undefined && competition.rankRule !== 'icpc';

/** Places, awards and marks of works are announced with the public list. */
export const isAnnounced = (state: CompetitionState): boolean => state === 'publicity' || state === 'ended';

/** The result of a task that is submitted once is announced when the competition ends, that of a work with the awards. */
export function isKeptBack(played: Played, task: TaskRow): boolean {
	if (task.stageId !== undefined) return !isAnnounced(played.state);
	return isOnce(played, task) && isRunning(played.state);
}

/** The marks of a work are out when the review of its stage is over, in the last stage with the awards. */
export function isWorkMarked({ competition, state }: Played, stageId: string, now: number): boolean {
	const stage = competition.stages.find(({ id }) => id === stageId);
	return isAnnounced(state) || (state !== 'judging' && stage !== undefined && isReviewed(stage, now));
}

const isReviewed = (stage: StageRow, now: number): boolean => stageState(stage, now) === 'done';

/**
 * The row as everybody may see it: without results that are seeded for later, after the freeze, of tasks that are kept back, and without an award that is
 * not announced.
 */
export function boardRow(played: Played, seeded: RankSeedRow, now: number): RankSeedRow {
	const { competition, state } = played;
	const row = withoutKeptBack(played, shownRow(competition.rankRule, untilNow(competition, seeded, now), state === 'frozen'));
	return isAnnounced(state) ? row : { ...row, award: undefined };
}

/** The simulated entrants solve their tasks while the competition runs. */
function untilNow({ rankRule, startAt }: CompetitionRow, row: RankSeedRow, now: number): RankSeedRow {
	const isLater = ({ minutes }: CellRow): boolean => Date.parse(startAt) + (minutes ?? 0) * 60_000 > now;
	if (!row.cells.some(isLater)) return row;
	const cells = row.cells.map((cell) => (isLater(cell) ? { taskId: cell.taskId, ...NO_TRIES } : cell));
	return { ...row, bestMs: undefined, ...resultOf(rankRule, cells) };
}

/** The row without the results of tasks that are kept back, and with a total that does not contain them. */
export function withoutKeptBack(played: Played, row: RankSeedRow): RankSeedRow {
	const kept = new Set(played.competition.tasks.filter((task) => isKeptBack(played, task)).map(({ id }) => id));
	if (!row.cells.some(({ taskId }) => kept.has(taskId))) return row;
	const cells = row.cells.map((cell) => (kept.has(cell.taskId) ? hidden(cell) : cell));
	return { ...row, ...resultOf(played.competition.rankRule, cells), cells };
}

const hidden = ({ taskId, tries, late }: CellRow): CellRow => ({
	taskId,
	score: 0,
	minutes: null,
	solved: false,
	tries: tries + (late?.tries ?? 0),
	keptBack: true,
});
