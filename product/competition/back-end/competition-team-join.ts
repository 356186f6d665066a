import type { Handler } from '#mock/handler.ts';
import { allowedActions } from './allowed-actions.ts';
import { changeEntry } from './change-entry.ts';
import { joinedMembers } from './entries.ts';
import type { TeamRow } from './rows.ts';
import { teamOfCode } from './team-of-code.ts';

export const competitionTeamJoin: Handler<'main.competitionTeamJoin'> = (request) =>
	changeEntry(request, (context, viewer, entry) => {
		const { db, input } = context;
		const { competition } = entry;
		if (competition.form !== 'team') context.fail(409, '个人赛不用组队');
		if (entry.team?.inviteCode === input.inviteCode) return;
		if (entry.team) context.fail(409, `你已经在「${entry.team.name}」里了，先离队才能加入别的队`);
		if (!allowedActions(viewer, entry).join) context.fail(409, '报名没有开放，不能再入队');
		const team = teamOfCode(context, competition.id, input.inviteCode);
		if (joinedMembers(team).length >= competition.teamMax) context.fail(409, `「${team.name}」刚刚满员了，请换一支队，或者自己建一支`);
		const { id, studentName } = viewer.user;
		const others = team.members.filter((member) => member.userId !== id);
		db.update<TeamRow>('competition-teams', team.id, {
			members: [...others, { userId: id, name: studentName, role: '队员', state: 'joined' }],
		});
	});
