import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import { medalOf } from '#app/honours/back-end/rules/certificate.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import { certificateMessage } from '#app/notices/back-end/rules/personal-messages.ts';
import type { RequestContext } from '#mock/context.ts';
import { competitionState } from './competition-state.ts';
import { type Entry, entryOf, myState } from './entries.ts';
import { isAnnounced } from './held-back.ts';
import type { CompetitionRow, RankSeedRow, WorkRow } from './rows.ts';
import { scoreWork } from './rules/score-work.ts';
import { recordAnswer } from './scoreboard.ts';
import { ownRankRow, standingsOf } from './standings.ts';
import { worksOf } from './works.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'now' | 'user' | 'newId'>;

/** Does what the jury has done by the announcement: marks the student's work, decides on an award and issues its medal. Each once. */
export function announceOwnResults(context: HandlerContext): void {
	if (!context.user) return;
	const viewer = viewerOf(context);
	for (const competition of context.db.rows<CompetitionRow>('competitions')) {
		const judged = competition.awards.some(({ top }) => top !== undefined) && isAnnounced(competitionState(competition, viewer.now));
		const entry = judged ? entryOf(viewer, competition) : null;
		if (entry && myState(entry) === 'approved') announce(context, viewer, entry);
	}
}

function announce(context: HandlerContext, viewer: Viewer, entry: Entry): void {
	markWorks(viewer, entry);
	const { db, user } = viewer;
	const own = ownRankRow(viewer, entry);
	if (!own || own.announced) return;
	const award = awardOf(viewer, entry);
	db.update<RankSeedRow>('rank-rows', own.id, { announced: true, ...(award && { award: award.name }) });
	if (!award) return;
	const { competition } = entry;
	const issued = { id: context.newId('honour'), userId: user.id, ownerName: user.studentName, place: db.rows('honours').length };
	const honour = medalOf(competition, award, { ...issued, issuedAt: competition.judgeTo ?? competition.endAt });
	db.insert<HonourRow>('honours', honour);
	db.insert<NoticeRow>('notices', certificateMessage(user.id, honour));
}

/** The jury marks the last version of each stage. */
function markWorks(viewer: Viewer, entry: Entry): void {
	const works = worksOf(viewer, entry);
	for (const task of entry.competition.tasks) {
		const work = works.find(({ stageId, state }) => stageId === task.stageId && state !== 'draft');
		if (!work || work.state === 'scored') continue;
		const mark = scoreWork(work, task.score);
		viewer.db.update<WorkRow>('competition-works', work.id, { state: 'scored', ...mark });
		recordAnswer(viewer, entry, { taskId: task.id, solved: true, score: mark.score });
	}
}

/** The best award whose share of the student's group reaches the student's place. */
function awardOf(viewer: Viewer, { competition }: Entry): CompetitionRow['awards'][number] | undefined {
	const rows = standingsOf(viewer, competition).filter(({ rank }) => rank !== null);
	const own = rows.find(({ mine }) => mine);
	const group = rows.filter((row) => row.group === own?.group);
	const place = group.filter((row) => (row.rank ?? 0) < (own?.rank ?? 0)).length + 1;
	return own && competition.awards.find(({ top = 0 }) => place <= Math.round((group.length * top) / 100));
}
