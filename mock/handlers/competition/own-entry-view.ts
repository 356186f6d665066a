import type { DataOf } from '#generated/api/operations.ts';
import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { CompetitionRow, RegistrationRow, TaskAnswerRow, TeamRow } from '#mock/rows/competition.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { allowedActions } from './allowed-actions.ts';
import { entryOf, myState } from './entries.ts';
import { answerView } from './tasks.ts';
import { worksOf, workView } from './works.ts';

export type OwnEntryView = DataOf<'main.competitionUserOne'>;

export function ownEntryView(viewer: Viewer, competition: CompetitionRow): OwnEntryView {
	const entry = entryOf(viewer, competition);
	const works = worksOf(viewer, entry);
	const answers = viewer.db
		.rowsBy<TaskAnswerRow>('competition-answers', 'userId', viewer.user.id)
		.filter((row) => row.competitionId === competition.id);
	return {
		competitionId: competition.id,
		state: myState(entry),
		reminded: entry.reminded,
		registration: entry.registration ? registrationView(entry.registration) : null,
		team: entry.team ? teamView(entry.team, viewer.user.id) : null,
		works: works.map(workView),
		tasks: answers.map((row) => answerView(entry, row)),
		can: allowedActions(viewer, entry),
		serverNow: toIsoTime(viewer.now),
	};
}

function registrationView(row: RegistrationRow): NonNullable<OwnEntryView['registration']> {
	return { ...row, no: row.no ?? null, submittedAt: row.submittedAt ?? null, reviewedAt: row.reviewedAt ?? null };
}

function teamView(team: TeamRow, userId: string): NonNullable<OwnEntryView['team']> {
	const members = team.members.map((member) => ({
		...member,
		captain: member.userId === team.captainId,
		me: member.userId === userId,
	}));
	return { ...team, members };
}
