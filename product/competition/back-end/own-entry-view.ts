import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { allowedActions } from './allowed-actions.ts';
import { teamLockAt } from './competition-state.ts';
import { type Entry, entryOf, joinedMembers, myState, waitingList } from './entries.ts';
import { isAnnounced } from './held-back.ts';
import { nextStep } from './next-step.ts';
import type { CompetitionRow, RankSeedRow, RegistrationRow, TaskAnswerRow, TeamRow } from './rows.ts';
import { answerView } from './tasks.ts';
import { worksOf, workView } from './works.ts';

export type OwnEntryView = DataOf<'main.competitionUserOne'>;

export function ownEntryView(viewer: Viewer, competition: CompetitionRow): OwnEntryView {
	const entry = entryOf(viewer, competition);
	const works = worksOf(viewer, entry);
	const answers = viewer.db
		.rowsBy<TaskAnswerRow>('competition-answers', 'userId', viewer.user.id)
		.filter((row) => row.competitionId === competition.id);
	const can = allowedActions(viewer, entry);
	return {
		competitionId: competition.id,
		state: myState(entry),
		reminded: entry.reminded,
		registration: entry.registration ? registrationView(viewer, entry.registration) : null,
		team: entry.team ? teamView(viewer, entry, entry.team) : null,
		works: works.map((row) => workView(entry, row, viewer.now)),
		tasks: answers.map((row) => answerView(entry, row)),
		can,
		next: nextStep(viewer, entry, can),
		award: awardOf(viewer, entry),
		values: valuesOf(viewer, entry),
		remarks: entry.registration?.remarks ?? {},
		serverNow: toIsoTime(viewer.now),
	};
}

function registrationView({ db }: Viewer, row: RegistrationRow): NonNullable<OwnEntryView['registration']> {
	const { no = null, submittedAt = null, reviewedAt = null, state } = row;
	const place = state === 'waiting' ? waitingList(db, row.competitionId).findIndex(({ id }) => id === row.id) : -1;
	return { ...row, no, submittedAt, reviewedAt, waitNo: place < 0 ? null : place + 1 };
}

/** Initial values of the registration form. */
function valuesOf({ user }: Viewer, { registration, team }: Entry): OwnEntryView['values'] {
	const { group = '', form = {}, agreed = false } = registration ?? {};
	const { name: teamName = '', slogan = '', teacher = '' } = team ?? {};
	return { group, teamName, slogan, teacher, form: { ...(user.phone && { phone: user.phone }), ...form }, agreed };
}

/** The award of a published result, with the honour that was issued for it. */
function awardOf({ db, user }: Viewer, { competition, state, ownerId, team }: Entry): OwnEntryView['award'] {
	if (!isAnnounced(state)) return null;
	const board = db.rowsBy<RankSeedRow>('rank-rows', 'competitionId', competition.id);
	const award = team?.award ?? board.find((row) => row.teamId === ownerId)?.award;
	if (!award) return null;
	const honours = db.rowsBy<HonourRow>('honours', 'userId', user.id);
	const honour = honours.find((row) => row.competitionId === competition.id && row.state === undefined && row.title.includes(award));
	return { award, honorId: honour?.id ?? null };
}

function teamView({ user, now }: Viewer, { competition }: Entry, team: TeamRow): NonNullable<OwnEntryView['team']> {
	const userId = user.id;
	const lockAt = teamLockAt(competition);
	const members = team.members.map((member) => ({
		...member,
		captain: member.userId === team.captainId,
		me: member.userId === userId,
	}));
	const missing = Math.max(0, competition.teamMin - joinedMembers(team).length);
	return { ...team, members, locked: now >= lockAt, lockAt: toIsoTime(lockAt), missing };
}
