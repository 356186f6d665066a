import type { UserRow } from '#app/account/back-end/rows.ts';
import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { RequestContext } from '#mock/context.ts';
import type { Database, Row } from '#mock/store/store.ts';
import { type CompetitionState, competitionState } from './competition-state.ts';
import { reviewed } from './review.ts';
import type { CompetitionRow, MemberRow, RankSeedRow, RegistrationRow, StageRow, TeamRow, WorkRow } from './rows.ts';

export interface Entry {
	competition: CompetitionRow;
	state: CompetitionState;
	registration: RegistrationRow | undefined;
	team: TeamRow | undefined;
	/** Owner of works and results: the team's id or the student's. */
	ownerId: string;
	invited: TeamRow | undefined;
	reminded: boolean;
}

export function entryOf({ db, user, now }: Viewer, competition: CompetitionRow): Entry {
	const teams = db.rowsBy<TeamRow>('competition-teams', 'competitionId', competition.id);
	const memberOf = (state: 'joined' | 'invited'): TeamRow | undefined =>
		teams.find((team) => team.members.some((member) => member.userId === user.id && member.state === state));
	const team = memberOf('joined');
	return {
		competition,
		state: competitionState(competition, now),
		registration: reviewedRegistration({ db, now }, competition, registrationOf(db, competition.id, user.id, team)),
		team,
		ownerId: team?.id ?? user.id,
		invited: memberOf('invited'),
		reminded: Boolean(db.find('competition-reminders', reminderId(competition.id, user.id))),
	};
}

export const joinedMembers = (team: TeamRow): MemberRow[] => team.members.filter((member) => member.state === 'joined');

export const reminderId = (competitionId: string, userId: string): string => `${competitionId}.${userId}`;

function reviewedRegistration(
	{ db, now }: Pick<Viewer, 'db' | 'now'>,
	competition: CompetitionRow,
	row: RegistrationRow | undefined,
): RegistrationRow | undefined {
	const student = row && db.find<UserRow>('users', row.userId);
	if (!row || !student) return row;
	return reviewed(row, { competition, student, team: db.find<TeamRow>('competition-teams', row.teamId ?? '') }, now);
}

/** A team has one registration: its captain's. */
function registrationOf(db: Database, competitionId: string, userId: string, team: TeamRow | undefined): RegistrationRow | undefined {
	if (team) return db.rowsBy<RegistrationRow>('registrations', 'teamId', team.id)[0];
	return db
		.rowsBy<RegistrationRow>('registrations', 'userId', userId)
		.find((row) => row.competitionId === competitionId && row.teamId === undefined);
}

export const myState = ({ registration }: Entry): 'none' | RegistrationRow['state'] => registration?.state ?? 'none';

export const isCaptain = ({ team }: Entry, userId: string): boolean => !team || team.captainId === userId;

export function countEntrants(db: Database, competitionId: string): number {
	const ids = new Set<string>();
	const add = <T extends Row>(resource: string, idOf: (row: T) => string | undefined): void => {
		for (const row of db.rowsBy<T>(resource, 'competitionId', competitionId)) {
			const id = idOf(row);
			if (id) ids.add(id);
		}
	};
	add<RankSeedRow>('rank-rows', (row) => row.teamId);
	add<WorkRow>('competition-works', (row) => row.ownerId);
	add<RegistrationRow>('registrations', (row) =>
		row.state === 'approved' || row.state === 'pending' ? (row.teamId ?? row.userId) : undefined,
	);
	add<TeamRow>('competition-teams', (row) => (isDropped(db, row) ? undefined : row.id));
	return ids.size;
}

function isDropped(db: Database, team: TeamRow): boolean {
	const state = db.rowsBy<RegistrationRow>('registrations', 'teamId', team.id)[0]?.state;
	return state === 'draft' || state === 'rejected' || state === 'waiting' || state === 'cancelled';
}

/** Free places; null if there is no limit. A rejected registration keeps its place while the student corrects it. */
export function placesLeft(db: Database, { id, places }: CompetitionRow): number | null {
	if (places === undefined) return null;
	const registrations = db.rowsBy<RegistrationRow>('registrations', 'competitionId', id);
	const registered = new Set(registrations.map((row) => row.teamId));
	const taken = registrations.filter(({ state }) => holdsPlace(state)).length;
	const others = db.rowsBy<TeamRow>('competition-teams', 'competitionId', id).filter((team) => !registered.has(team.id)).length;
	return Math.max(0, places - taken - others);
}

export const holdsPlace = (state: RegistrationRow['state'] | 'none'): boolean =>
	state === 'pending' || state === 'approved' || state === 'rejected';

/** The waiting list, first in first out. */
export const waitingList = (db: Database, competitionId: string): RegistrationRow[] =>
	db
		.rowsBy<RegistrationRow>('registrations', 'competitionId', competitionId)
		.filter(({ state }) => state === 'waiting')
		.sort((one, other) => (one.submittedAt ?? '').localeCompare(other.submittedAt ?? '') || one.id.localeCompare(other.id));

export const openStage = ({ stages }: CompetitionRow, now: number): StageRow | undefined =>
	stages.find((stage) => stage.needsWork && Date.parse(stage.from) <= now && now < Date.parse(stage.to));

export function competitionOf(context: RequestContext<{ competitionId: string }>): CompetitionRow {
	return context.db.find<CompetitionRow>('competitions', context.input.competitionId) ?? context.fail(404, '没有这场赛事，可能已下线');
}

export const schoolOf = ({ user }: Viewer): string => (typeof user.school === 'string' ? user.school : '');
