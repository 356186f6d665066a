import type { Handler } from '#mock/handler.ts';
import type { MemberRow, TeamRow } from '#mock/rows/competition.ts';
import { changeEntry } from './change-entry.ts';
import { hasBegun } from './competition-state.ts';
import { joinedMembers } from './entries.ts';

export const competitionTeamLeave: Handler<'main.competitionTeamLeave'> = (request) =>
	changeEntry(request, (context, viewer, entry) => {
		const { db } = context;
		const { team, registration, state } = entry;
		if (!team) return context.fail(409, '你还没有入队');
		if (hasBegun(state)) context.fail(409, '开赛之后不能再离队');
		if (team.captainId !== viewer.user.id) {
			const members = team.members.map((member): MemberRow => (member.userId === viewer.user.id ? { ...member, state: 'left' } : member));
			db.update<TeamRow>('competition-teams', team.id, { members });
			return;
		}
		if (joinedMembers(team).length > 1) context.fail(409, '队长须先把队长移交给队员，才能离队');
		if (registration?.state === 'pending' || registration?.state === 'approved') context.fail(409, '队里只有你一个人，请先取消报名');
		if (registration) db.remove('registrations', registration.id);
		db.remove('competition-teams', team.id);
	});
