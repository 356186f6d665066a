import type { Handler } from '#mock/handler.ts';
import { changeEntry } from './change-entry.ts';
import type { TeamRow } from './rows.ts';
import { refuseSmallerTeam, withoutMember } from './team-members.ts';

export const competitionTeamRemove: Handler<'main.competitionTeamRemove'> = (request) =>
	changeEntry(request, (context, viewer, entry) => {
		const { db, input } = context;
		const { team } = entry;
		if (team?.captainId !== viewer.user.id) return context.fail(403, '只有队长能请队员离队');
		if (input.memberId === viewer.user.id) context.fail(409, '队长要先把队长移交给队员');
		const member = team.members.find(({ userId }) => userId === input.memberId);
		if (!member) context.fail(404, '队里没有这位同学');
		if (member?.state === 'left') return;
		refuseSmallerTeam(context, viewer, entry);
		db.update<TeamRow>('competition-teams', team.id, { members: withoutMember(team, input.memberId) });
	});
