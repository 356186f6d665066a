import type { Handler } from '#mock/handler.ts';
import { changeEntry } from './change-entry.ts';
import { holdsPlace, joinedMembers } from './entries.ts';
import type { TeamRow } from './rows.ts';
import { refuseSmallerTeam, withoutMember } from './team-members.ts';

export const competitionTeamLeave: Handler<'main.competitionTeamLeave'> = (request) =>
	changeEntry(request, (context, viewer, entry) => {
		const { db } = context;
		const { team, registration } = entry;
		if (!team) return;
		const alone = joinedMembers(team).length === 1;
		if (team.captainId === viewer.user.id) {
			if (!alone) context.fail(409, '队长须先把队长移交给队员，才能离队');
			if (registration && (holdsPlace(registration.state) || registration.state === 'waiting'))
				context.fail(409, '队里只有你一个人，请先撤回报名');
			if (registration) db.remove('registrations', registration.id);
			db.remove('competition-teams', team.id);
			return;
		}
		refuseSmallerTeam(context, viewer, entry);
		db.update<TeamRow>('competition-teams', team.id, { members: withoutMember(team, viewer.user.id) });
	});
