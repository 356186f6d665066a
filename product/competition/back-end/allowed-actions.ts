import { mayOnlyRead, type Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { type CompetitionState, isRunning, teamLockAt } from './competition-state.ts';
import { type Entry, isCaptain, joinedMembers, myState, openStage } from './entries.ts';

export type AllowedActions = DataOf<'main.competitionUserOne'>['can'];

const NOTHING: Readonly<Record<CompetitionState, string>> = {
	preview: '报名还没有开始',
	reg_open: '报名已通过，等待开赛',
	reg_closed: '报名已截止',
	running: '比赛进行中，只有已通过报名的同学可以参加',
	frozen: '比赛已封榜，只有已通过报名的同学可以参加',
	judging: '作品正在评审，请等待结果',
	publicity: '结果公示中，不能再提交',
	ended: '比赛已结束',
	cancelled: '比赛已取消',
};

export function allowedActions(viewer: Viewer, entry: Entry): AllowedActions {
	const active = !mayOnlyRead(viewer.user);
	const stage = takesWork(entry) ? openStage(entry.competition, viewer.now) : undefined;
	const can = {
		register: active && canRegister(entry, viewer.user.id),
		cancel: active && canCancel(entry, viewer.user.id),
		join: active && entry.competition.form === 'team' && entry.state === 'reg_open' && !entry.team,
		leave: active && canLeave(entry, viewer),
		manageTeam: active && canManage(entry, viewer),
		removeMember: active && canManage(entry, viewer) && mayShrink(entry),
		submitWork: active && stage !== undefined,
		answer: active && isRunning(entry.state) && myState(entry) === 'approved' && entry.competition.tasks.length > 0,
		remind: active && entry.state === 'preview' && !entry.reminded,
	};
	const nothing = !(can.register || can.join || can.submitWork || can.answer || can.remind);
	return { ...can, stageId: stage?.id ?? null, reason: nothing ? reasonOf(entry, active) : '' };
}

function canRegister(entry: Entry, userId: string): boolean {
	const mine = myState(entry);
	if (mine === 'approved' || !isCaptain(entry, userId)) return false;
	return entry.state === 'reg_open' || (mine === 'rejected' && (entry.state === 'reg_closed' || isRunning(entry.state)));
}

function canCancel(entry: Entry, userId: string): boolean {
	const mine = myState(entry);
	return entry.state === 'reg_open' && mine !== 'none' && mine !== 'cancelled' && isCaptain(entry, userId);
}

/** Only a captain with other members, until the team is locked. */
function canManage({ competition, team, state }: Entry, { user, now }: Viewer): boolean {
	if (team?.captainId !== user.id || now >= teamLockAt(competition) || state === 'cancelled') return false;
	return joinedMembers(team).length > 1;
}

/** After the deadline a team must keep the minimum. */
const mayShrink = ({ competition, team, state }: Entry): boolean =>
	state === 'reg_open' || (team !== undefined && joinedMembers(team).length > competition.teamMin);

function canLeave(entry: Entry, { user, now }: Viewer): boolean {
	const { competition, team, state } = entry;
	if (!team || state === 'cancelled' || now >= teamLockAt(competition)) return false;
	if (team.captainId !== user.id) return mayShrink(entry);
	const mine = myState(entry);
	return joinedMembers(team).length === 1 && (mine === 'none' || mine === 'draft' || mine === 'cancelled');
}

/** Work can already be submitted while the registration is under review. */
function takesWork(entry: Entry): boolean {
	const mine = myState(entry);
	return isRunning(entry.state) && (mine === 'approved' || mine === 'pending');
}

function reasonOf(entry: Entry, active: boolean): string {
	if (!active) return '已毕业的账号只能查看';
	if (isRunning(entry.state) && myState(entry) === 'approved') return '已参赛，此刻没有要提交的内容';
	if (entry.state === 'preview' && entry.reminded) return '已订阅，报名开始时会提醒你';
	if (entry.state === 'reg_closed' && myState(entry) === 'approved') return '报名已通过，等待开赛';
	if (entry.state === 'reg_open' && entry.team) return '报名由队长办理';
	return NOTHING[entry.state];
}
