import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { allowedActions } from './allowed-actions.ts';
import type { CompetitionState } from './competition-state.ts';
import { type Entry, myState, openStage } from './entries.ts';

type Tip = DataOf<'main.competitionUserTips'>[number];
type TipContent = Pick<Tip, 'kind' | 'tone' | 'text' | 'at'>;

/** Most urgent first. */
const ORDER: readonly Tip['kind'][] = [
	'rejected',
	'invite',
	'deadline',
	'running',
	'frozen',
	'starting',
	'pending',
	'publicity',
	'judging',
	'cancelled',
];

export function tipsOf(viewer: Viewer, entries: readonly Entry[]): Tip[] {
	return entries
		.flatMap((entry) =>
			[...registrationTips(viewer, entry), ...workTips(viewer, entry), ...stateTips(entry)].map((tip) => ({
				...tip,
				id: `${entry.competition.id}-${tip.kind}`,
				competitionId: entry.competition.id,
				competitionTitle: entry.competition.title,
			})),
		)
		.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || timeOf(one) - timeOf(other));
}

const timeOf = ({ at }: TipContent): number => (at ? Date.parse(at) : Infinity);

function registrationTips(viewer: Viewer, entry: Entry): TipContent[] {
	const { competition, invited, registration, state } = entry;
	const tips: TipContent[] = [];
	if (invited && state === 'reg_open')
		tips.push({ kind: 'invite', tone: 'info', text: `「${invited.name}」邀请你入队，填邀请码就能加入`, at: competition.regTo });
	if (state === 'cancelled' || !registration) return tips;
	if (registration.state === 'pending' && !isOver(state))
		tips.push({ kind: 'pending', tone: 'info', text: '老师正在看你的报名表，不用重复提交', at: null });
	if (registration.state === 'waiting' && state === 'reg_open')
		tips.push({ kind: 'pending', tone: 'warn', text: '名额已满，有人撤回就会补上', at: competition.regTo });
	if (registration.state === 'rejected' && allowedActions(viewer, entry).register)
		tips.push({ kind: 'rejected', tone: 'bad', text: `审核意见：${registration.reviewNote || '请改好后重新提交'}`, at: null });
	if (registration.state === 'draft' && state === 'reg_open')
		tips.push({ kind: 'deadline', tone: 'warn', text: '报名表还没有提交', at: competition.regTo });
	return tips;
}

const isOver = (state: CompetitionState): boolean => state === 'judging' || state === 'publicity' || state === 'ended';

function workTips(viewer: Viewer, entry: Entry): TipContent[] {
	const stage = openStage(entry.competition, viewer.now);
	if (!stage || !allowedActions(viewer, entry).submitWork) return [];
	return [{ kind: 'deadline', tone: 'warn', text: `「${stage.name}」正在收作品，截止前可以反复替换`, at: stage.to }];
}

function stateTips(entry: Entry): TipContent[] {
	const { competition, state, reminded } = entry;
	const mine = myState(entry);
	if (state === 'cancelled' && (reminded || (mine !== 'none' && mine !== 'cancelled')))
		return [{ kind: 'cancelled', tone: 'mute', text: competition.cancelReason ?? '比赛已取消', at: null }];
	if (state === 'preview' && reminded) return [{ kind: 'starting', tone: 'info', text: '报名一开放就提醒你', at: competition.regFrom }];
	if (mine !== 'approved') return [];
	switch (state) {
		case 'reg_closed':
			return [{ kind: 'starting', tone: 'info', text: '准备好了吗？记得按时参加', at: competition.startAt }];
		case 'running':
			return [
				{ kind: 'running', tone: 'ok', text: competition.tasks.length > 0 ? '赛题已经开放，加油' : '祝你发挥出色', at: competition.endAt },
			];
		case 'frozen':
			return [{ kind: 'frozen', tone: 'info', text: '你的新成绩暂时只有自己看得到', at: competition.endAt }];
		case 'judging':
			return [{ kind: 'judging', tone: 'info', text: '评完以后公布名次和奖项', at: competition.judgeTo ?? null }];
		case 'publicity':
			return [{ kind: 'publicity', tone: 'ok', text: '对名次和奖项有疑问，公示结束前都可以提', at: competition.publicityTo ?? null }];
		default:
			return [];
	}
}
