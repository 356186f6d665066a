import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { RequestContext } from '#mock/context.ts';
import { teamLockAt } from './competition-state.ts';
import { type Entry, joinedMembers } from './entries.ts';
import type { MemberRow, TeamRow } from './rows.ts';

/** Fails if the team may not lose a member: it is locked, or would fall below the minimum after the registration has closed. */
export function refuseSmallerTeam({ fail }: RequestContext<unknown>, { now }: Viewer, { competition, team, state }: Entry): void {
	if (now >= teamLockAt(competition)) fail(409, '队伍已经锁定，队员不能再变');
	if (state !== 'reg_open' && team && joinedMembers(team).length <= competition.teamMin)
		fail(409, `报名已经截止，队伍不能少于 ${competition.teamMin} 人`);
}

/** Marks a member as left. */
export const withoutMember = (team: TeamRow, userId: string): MemberRow[] =>
	team.members.map((member): MemberRow => (member.userId === userId ? { ...member, state: 'left' } : member));
