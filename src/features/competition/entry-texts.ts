/** What a student is told about a registration. Pure. */
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { Competition, OwnEntry, Stage, Tip } from './api-types.ts';

export interface Notice {
	tone: 'info' | 'ok' | 'warn' | 'bad';
	text: string;
}

type Own = Pick<OwnEntry, 'next' | 'state' | 'registration' | 'team' | 'can'>;

/** One line beside the button of the next step. */
export function nextText(
	{ next, state, registration, team, can }: Own,
	competition: Pick<Competition, 'cancelReason' | 'regFrom' | 'placesLeft'>,
	stages: readonly Pick<Stage, 'id' | 'name' | 'to'>[],
): string {
	switch (next) {
		case 'remind':
			return `${timeText(competition.regFrom)} 开放报名，先订阅提醒吧`;
		case 'reminded':
			return `${timeText(competition.regFrom)} 开放报名，到时会提醒你`;
		case 'register':
			if (competition.placesLeft === 0) return '名额已经报满，现在报名会排进候补';
			return state === 'cancelled' ? '报名已撤回，截止前还可以再报' : '填好报名表，和家长一起读过协议就能提交';
		case 'resume':
			return '草稿已经存好，填完记得提交';
		case 'mend':
			return '审核没有通过，按意见改好就能再交';
		case 'gather':
			return can.register ? `还差 ${team?.missing ?? 1} 位队友，把邀请码发给他们吧` : '你已入队，等队长提交报名';
		case 'wait':
			return state === 'waiting' ? `正在候补第 ${registration?.waitNo ?? 1} 位，有人撤回就会补上` : '报名已提交，正在等待审核';
		case 'ready':
			return '报名已通过，准备开赛';
		case 'answer':
			return '比赛进行中，加油';
		case 'submit':
			return submitText(stages.find(({ id }) => id === can.stageId));
		case 'watch':
			return can.reason || '比赛进行中';
		case 'results':
			return '名次和奖项已经公布';
		case 'look':
			return can.reason;
		case 'cancelled':
			return competition.cancelReason ?? '比赛已取消';
	}
}

/** A work may be due before the competition ends, which is what the countdown shows. */
const submitText = (stage: Pick<Stage, 'name' | 'to'> | undefined): string =>
	stage?.to ? `「${stage.name}」正在收作品，${timeText(stage.to)} 前可以反复替换` : '正在收作品，截止前可以反复替换';

/** Tips that the line of the next step, or a part beside the tips, already gives. */
const TOLD: Readonly<Partial<Record<OwnEntry['next'], readonly Tip['kind'][]>>> = {
	reminded: ['starting'],
	resume: ['deadline'],
	mend: ['rejected'],
	wait: ['pending'],
	ready: ['starting'],
	answer: ['running'],
	submit: ['deadline', 'running'],
	watch: ['running'],
	look: ['judging'],
	cancelled: ['cancelled'],
};

/** Tips that tell something new beside the line of the next step. */
export const newTips = (tips: readonly Tip[], { next, award }: Pick<OwnEntry, 'next' | 'award'>): readonly Tip[] =>
	tips.filter(({ kind }) => !TOLD[next]?.includes(kind) && !(award && kind === 'publicity'));

/** `9月15日 18:00 截止`; empty for a tip that concerns no date. */
export function tipTime({ kind, at }: Pick<Tip, 'kind' | 'at'>): string {
	if (!at) return '';
	const event = kind === 'starting' ? '开始' : kind === 'running' || kind === 'frozen' ? '比赛结束' : '截止';
	return `${timeText(at)} ${event}`;
}

type Places = Pick<Competition, 'state' | 'placesLeft' | 'form'>;

/** What has to be known before the form is submitted: the most important first. */
export function formNotices(
	{ state, registration, team, can }: Pick<OwnEntry, 'state' | 'registration' | 'team' | 'can'>,
	competition: Places,
): Notice[] {
	const notices: Notice[] = [];
	if (!can.register) notices.push({ tone: 'bad', text: `${can.reason || '现在不能提交报名'}。填的内容没有丢，还留在这台设备上。` });
	if (state === 'rejected') notices.push({ tone: 'bad', text: `审核意见：${registration?.reviewNote || '请改好后重新提交'}` });
	if (can.register && competition.placesLeft === 0 && !holdsPlace(state))
		notices.push({ tone: 'warn', text: '名额已经报满。现在提交会排进候补，有人撤回就按先后补上。' });
	if (can.register && competition.form === 'team' && (team?.missing ?? 1) > 0)
		notices.push({
			tone: 'info',
			text: team
				? `还差 ${team.missing} 位队友，人齐了才能提交。邀请码是 ${team.inviteCode ?? ''}。`
				: '先填好存草稿，就能拿到邀请码；队友入队以后再提交。',
		});
	return notices;
}

const holdsPlace = (state: OwnEntry['state']): boolean => state === 'pending' || state === 'approved' || state === 'rejected';

export const timeText = (time: string | null | undefined): string => {
	const date = parseTime(time);
	return date ? formatTime(date, 'M月D日 HH:mm') : '';
};

/** `9月4日 09:00 至 17:00`; the day is not repeated. */
export function spanText(from: string | null | undefined, to: string | null | undefined): string {
	const [start, end] = [timeText(from), timeText(to)];
	if (!start || !end) return start || end;
	const [day] = start.split(' ');
	return `${start} 至 ${end.startsWith(`${day} `) ? end.slice(end.indexOf(' ') + 1) : end}`;
}

/** Facts of a stage as label and text, in the order in which they matter. */
export function stageFacts({ needsWork, from, to, reviewTo, promoteText, note }: Stage): { label: string; text: string }[] {
	return [
		{ label: needsWork ? '交材料' : '时间', text: spanText(from, to) },
		{ label: '评审', text: reviewTo ? `${timeText(reviewTo)} 前` : '' },
		{ label: '要求', text: note },
		{ label: '晋级', text: promoteText },
	].filter(({ text }) => text !== '');
}
