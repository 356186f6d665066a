import type { Viewer } from '#app/account/back-end/viewer.ts';
import { isVisible } from '#app/notices/back-end/notice-view.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { byTime } from '#mock/store/times.ts';
import { competitionState, stageState } from './competition-state.ts';
import type { Entry } from './entries.ts';
import { isAnnounced } from './held-back.ts';
import type { CompetitionRow, RankSeedRow, TeamRow } from './rows.ts';

type Detail = DataOf<'main.competitionDetail'>;

/** The schedule of a cancelled competition stays as it was when it was cancelled. */
const heldUntil = ({ cancelledAt }: CompetitionRow, now: number): number => (cancelledAt ? Math.min(now, Date.parse(cancelledAt)) : now);

export const stagesOf = (row: CompetitionRow, now: number): Detail['stages'] =>
	row.stages.map((stage, index) => ({
		...stage,
		order: index + 1,
		state: heldUntil(row, now) < now ? 'cancelled' : stageState(stage, now),
		reviewTo: stage.reviewTo ?? null,
		needsWork: stage.needsWork ?? false,
	}));

/** Omits the events after a cancellation: they do not take place. */
export function scheduleOf(row: CompetitionRow, now: number): Detail['schedule'] {
	const entries: [string | undefined, string][] = [
		[row.regFrom, '报名开始'],
		[row.regTo, '报名截止'],
		[row.startAt, '开赛'],
		...row.stages.filter((stage) => stage.needsWork).map((stage): [string, string] => [stage.to, `「${stage.name}」提交截止`]),
		[row.frozenAt, '封榜'],
		[row.endAt, '结束'],
		[row.judgeTo, '评审结束，开始公示'],
		[row.publicityTo, '公示结束'],
		[row.cancelledAt, '赛事取消'],
	];
	const calledOff = (at: string): boolean => heldUntil(row, now) < now && Date.parse(at) > heldUntil(row, now);
	return entries
		.flatMap(([at, title]) => (at && !calledOff(at) ? [{ at, title, done: Date.parse(at) <= now }] : []))
		.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Visible notices that link to the competition, newest first. */
export const noticesOf = (viewer: Viewer, competitionId: string): Detail['notices'] =>
	viewer.db
		.rowsBy<NoticeRow>('notices', 'link', `/CompetitionDetail/${competitionId}`)
		.filter((row) => isVisible(viewer, row))
		.sort(byTime((row) => row.publishAt))
		.map(({ id, title, publishAt }) => ({ id, title, publishAt }));

export function resultsOf({ db, now }: Viewer, { competition, ownerId }: Entry): Detail['results'] {
	if (!isAnnounced(competitionState(competition, now))) return [];
	const teams = db.rowsBy<TeamRow>('competition-teams', 'competitionId', competition.id).map((team) => ({
		teamId: team.id,
		teamName: team.name,
		school: team.school,
		group: team.group,
		award: team.award,
		workTitle: team.workTitle,
	}));
	const board = db.rowsBy<RankSeedRow>('rank-rows', 'competitionId', competition.id);
	return [...teams, ...board].flatMap((row) =>
		row.award
			? [
					{
						teamId: row.teamId,
						teamName: row.teamName,
						school: row.school,
						group: row.group,
						award: row.award,
						...('workTitle' in row && typeof row.workTitle === 'string' ? { workTitle: row.workTitle } : {}),
						mine: row.teamId === ownerId,
					},
				]
			: [],
	);
}
