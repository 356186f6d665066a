import { viewerOf } from '#app/account/back-end/viewer.ts';
import { pageOf } from '#mock/answers/page-of.ts';
import { contains } from '#mock/answers/text-search.ts';
import type { Handler } from '#mock/handler.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { competitionState, hasBegun, isRunning } from './competition-state.ts';
import { competitionOf } from './entries.ts';
import type { CompetitionRow } from './rows.ts';
import { standingsOf } from './standings.ts';

const NOTES: Readonly<Record<CompetitionRow['rankRule'], string>> = {
	score: '排名办法：按评审分，高分在前。',
	icpc: '排名办法：先比过题数，再比罚时。',
	ioi: '排名办法：先比总分，再比总用时。',
	bestTime: '排名办法：取最快的一次。',
	steps: '排名办法：步数少的在前。',
	grade: '按等次公布，不排名次。',
	points: '排名办法：按积分，高分在前。',
};

export const competitionRankings: Handler<'main.competitionRankings'> = (context) => {
	const viewer = viewerOf(context);
	const { input } = context;
	const competition = competitionOf(context);
	const state = competitionState(competition, viewer.now);
	const all = hasBegun(state) && !context.scenario.empty ? standingsOf(viewer, competition) : [];
	const found = all
		.filter((row) => (!input.group || row.group === input.group) && (!input.school || row.school === input.school))
		.filter((row) => contains(input.keyword, [row.teamName, row.school]));
	return {
		...pageOf({ ...context, input: { ...input, pageSize: input.pageSize ?? 50 } }, found),
		rankRule: competition.rankRule,
		tasks: all.some((row) => row.cells.length > 0) ? competition.tasks.map(({ id, no, title, score }) => ({ id, no, title, score })) : [],
		groups: competition.groups,
		schools: [...new Set(all.map((row) => row.school))].sort(),
		frozen: state === 'frozen',
		frozenAt: competition.frozenAt ?? null,
		updatedAt: updatedAt(competition, viewer.now),
		note:
			all.length > 0
				? (competition.rankNote ?? NOTES[competition.rankRule])
				: state === 'cancelled'
					? '比赛取消了，没有成绩。'
					: '还没有成绩，开赛后再来看看。',
		mine: all.find((row) => row.mine) ?? null,
	};
};

/** A running board updates every minute, a frozen one at the freeze, a finished one at the end. */
function updatedAt(competition: CompetitionRow, now: number): string {
	const state = competitionState(competition, now);
	if (state === 'frozen') return competition.frozenAt ?? competition.startAt;
	if (isRunning(state) || !hasBegun(state)) return toIsoTime(Math.floor(now / 60_000) * 60_000);
	return competition.endAt;
}
