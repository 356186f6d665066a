import type { Handler } from '#mock/handler.ts';
import { allowedActions } from './allowed-actions.ts';
import { changeEntry } from './change-entry.ts';
import { joinedMembers } from './entries.ts';
import type { MemberRow, RegistrationRow, TeamRow } from './rows.ts';

export const competitionTeamTransfer: Handler<'main.competitionTeamTransfer'> = (request) =>
	changeEntry(request, (context, viewer, entry) => {
		const { db, input } = context;
		const { team, registration } = entry;
		if (team && team.captainId === input.memberId && team.captainId !== viewer.user.id) return;
		if (!team || !allowedActions(viewer, entry).manageTeam) return context.fail(403, '只有队长能在队伍锁定前移交队长');
		const next = joinedMembers(team).find((member) => member.userId === input.memberId && member.userId !== viewer.user.id);
		if (!next) return context.fail(404, '新队长须是已经入队的队员');
		const members = team.members.map((member): MemberRow => {
			if (member.userId === next.userId) return { ...member, role: '队长' };
			return member.userId === viewer.user.id ? { ...member, role: '队员' } : member;
		});
		db.update<TeamRow>('competition-teams', team.id, { captainId: next.userId, members });
		if (!registration) return;
		const history = [...registration.history, { at: context.isoNow(), text: `队长移交给${next.name}` }];
		db.update<RegistrationRow>('registrations', registration.id, { userId: next.userId, history });
	});
