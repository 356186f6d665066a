import type { MemberRow, RegistrationRow, TeamRow } from '#mock/rows/competition.ts';
import { canDo } from './allowed.ts';
import { hasBegun } from './competition-state.ts';
import { reminderId } from './entries.ts';
import type { RegisterStep } from './registering.ts';

const joined = (team: TeamRow): MemberRow[] => team.members.filter((member) => member.state === 'joined');

export const joinTeam: RegisterStep = (context, viewer, entry) => {
	const { db, input } = context;
	const { competition } = entry;
	if (competition.form !== 'team') context.fail(409, '个人赛不用组队');
	if (entry.team) context.fail(409, `你已经在「${entry.team.name}」里了`);
	if (!canDo(viewer, entry).join) context.fail(409, '报名没有开放，不能再入队');
	if (!input.inviteCode) return context.fail(400, '请填写邀请码');
	const code = input.inviteCode.toUpperCase();
	const team = db.rowsBy<TeamRow>('competition-teams', 'competitionId', competition.id).find((row) => row.inviteCode === code);
	if (!team) return context.fail(404, '没有这个邀请码，请和队长核对一下');
	if (joined(team).length >= competition.teamMax) context.fail(409, `「${team.name}」已经满员`);
	const { id, studentName } = viewer.user;
	const others = team.members.filter((member) => member.userId !== id);
	db.update<TeamRow>('competition-teams', team.id, {
		members: [...others, { userId: id, name: studentName, role: '队员', state: 'joined' }],
	});
};

export const leaveTeam: RegisterStep = (context, viewer, entry) => {
	const { db } = context;
	const { team, registration, state } = entry;
	if (!team) return context.fail(409, '你还没有入队');
	if (hasBegun(state)) context.fail(409, '开赛之后不能再离队');
	if (team.captainId !== viewer.user.id) {
		const members = team.members.map((member): MemberRow => (member.userId === viewer.user.id ? { ...member, state: 'left' } : member));
		db.update<TeamRow>('competition-teams', team.id, { members });
		return;
	}
	if (joined(team).length > 1) context.fail(409, '队长须先把队长移交给队员，才能离队');
	if (registration?.state === 'pending' || registration?.state === 'approved') context.fail(409, '队里只有你一个人，请先取消报名');
	if (registration) db.remove('registrations', registration.id);
	db.remove('competition-teams', team.id);
};

export const transferTeam: RegisterStep = (context, viewer, entry) => {
	const { db, input } = context;
	const { team, registration } = entry;
	if (!team || !canDo(viewer, entry).manageTeam) return context.fail(403, '只有队长能在开赛前移交队长');
	if (!input.memberId) return context.fail(400, '请选择新队长');
	const next = joined(team).find((member) => member.userId === input.memberId && member.userId !== viewer.user.id);
	if (!next) return context.fail(404, '新队长须是已经入队的队员');
	const members = team.members.map((member): MemberRow => {
		if (member.userId === next.userId) return { ...member, role: '队长' };
		return member.userId === viewer.user.id ? { ...member, role: '队员' } : member;
	});
	db.update<TeamRow>('competition-teams', team.id, { captainId: next.userId, members });
	if (!registration) return;
	const history = [...registration.history, { at: context.isoNow(), text: `队长移交给${next.name}` }];
	db.update<RegistrationRow>('registrations', registration.id, { userId: next.userId, history });
};

export const remind: RegisterStep = (context, viewer, entry) => {
	if (entry.reminded) return;
	if (!canDo(viewer, entry).remind) context.fail(409, '报名已经开始，不用再订阅提醒');
	const { id } = entry.competition;
	context.db.insert('competition-reminders', { id: reminderId(id, viewer.user.id), competitionId: id, userId: viewer.user.id });
};

export const unremind: RegisterStep = ({ db }, { user }, { competition }) => {
	db.remove('competition-reminders', reminderId(competition.id, user.id));
};
