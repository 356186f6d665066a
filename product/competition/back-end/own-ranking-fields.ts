import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { competitionState, hasBegun } from './competition-state.ts';
import { type Entry, entryOf } from './entries.ts';
import { withoutKeptBack } from './held-back.ts';
import type { CompetitionRow, RankSeedRow } from './rows.ts';
import { thawedResult } from './rules/scoring.ts';
import { ownRankRow, standingsOf } from './standings.ts';

type Ranking = DataOf<'main.competitionUserRankings'>[number];

/** Adds the student's standing to the competitions that have one. */
export const ownRankingFields: ComputeFields<CompetitionRow> = (request) => {
	const viewer = viewerOf(request);
	const { competitionId } = request.input;
	return {
		row(competition) {
			const wanted = (!competitionId || competition.id === competitionId) && hasBegun(competitionState(competition, viewer.now));
			const ranking = wanted ? rankingOf(viewer, competition) : null;
			return { ...ranking, ranked: ranking !== null };
		},
	};
};

function rankingOf(viewer: Viewer, competition: CompetitionRow): Ranking | null {
	const entry = entryOf(viewer, competition);
	const { state } = entry;
	// Skips boards without the student: sorting all of them is slow.
	const own = ownRankRow(viewer, entry);
	if (!own) return null;
	const rows = standingsOf(viewer, competition);
	const place = rows.findIndex((row) => row.mine);
	const row = rows[place];
	if (!row) return null;
	const ranked = rows.filter((each) => each.rank !== null);
	const behind = ranked.filter((each) => row.rank !== null && (each.rank ?? 0) > row.rank).length;
	return {
		competitionId: competition.id,
		competitionTitle: competition.title,
		state,
		frozen: state === 'frozen',
		total: rows.length,
		beatPercent: row.rank === null ? null : Math.round((behind / ranked.length) * 1000) / 10,
		row,
		neighbours: rows.slice(Math.max(0, place - 2), place + 3),
		hidden: state === 'frozen' ? hiddenScore(entry, own) : null,
	};
}

/** The student's result with the attempts since the freeze, without tasks that are kept back; null if there are none. */
function hiddenScore(entry: Entry, seeded: RankSeedRow): Ranking['hidden'] {
	const { rankRule } = entry.competition;
	if (seeded.hidden) return { steps: null, penalty: null, ...seeded.hidden };
	const own = withoutKeptBack(entry, seeded);
	if (!own.cells.some(({ late }) => late)) return null;
	const { score, penalty = null, bestMs } = thawedResult(rankRule, own);
	const points = `你的得分是 ${score}${bestMs === undefined ? '' : `，用时 ${bestMs / 1000} 秒`}`;
	const result = rankRule === 'icpc' ? `你通过了 ${score} 题，罚时 ${penalty ?? 0} 分钟` : points;
	return { score, steps: null, penalty, text: `算上封榜以后的提交，${result}。现在只有你自己看得到。` };
}
