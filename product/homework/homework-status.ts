import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';
import type { Homework } from './api-types.ts';

const TIME = 'M 月 D 日 HH:mm';

export interface Status {
	tone: 'info' | 'ok' | 'warn' | 'mute';
	title: string;
	note: string;
}

type Dated = Pick<Homework, 'state' | 'nextAt' | 'nextText' | 'latePercent' | 'teacherName' | 'score' | 'fullScore'>;

export function statusOf(homework: Dated, now: number, times: SiteTimes): Status {
	const { state, nextAt, nextText, teacherName, score, fullScore } = homework;
	switch (state) {
		case 'not_open':
			return { tone: 'mute', title: '还没有开放', note: `${deadlineText(nextAt, times)} 开放，到时候再来` };
		case 'todo':
			return { tone: 'info', title: '等你来完成', note: dueText(homework, now, times) };
		case 'draft':
			return { tone: 'info', title: '草稿还没有交', note: dueText(homework, now, times) };
		case 'overdue':
			return { tone: 'warn', title: '过了截止时间，还能补交', note: lateText(homework, times) };
		case 'returned':
			return { tone: 'warn', title: '老师退回了，改一改再交', note: `${nextText} ${deadlineText(nextAt, times)}` };
		case 'submitted':
			return { tone: 'info', title: '已经交上了', note: `等${teacherName}老师批改` };
		case 'marking':
			return { tone: 'info', title: '老师正在批改', note: `${teacherName}老师改完会通知你` };
		case 'marked':
			return { tone: 'ok', title: '批改好了', note: score === undefined ? '' : `得了 ${score} 分，满分 ${fullScore} 分` };
		case 'excused':
			return { tone: 'mute', title: '这份作业不用交', note: '老师已经免交' };
		default:
			return { tone: 'mute', title: '已经截止', note: `${deadlineText(nextAt, times)} 起不再收` };
	}
}

const dueText = ({ nextAt, nextText }: Dated, now: number, times: SiteTimes): string => {
	const due = parseTime(nextAt);
	return due ? `${nextText} ${deadlineText(nextAt, times)}，${formatAgo(due.getTime(), now)}` : '';
};

const lateText = ({ nextAt, nextText, latePercent }: Dated, times: SiteTimes): string =>
	`${nextText} ${deadlineText(nextAt, times)}${latePercent > 0 ? `，每晚一天扣 ${latePercent}%` : ''}`;

export function deadlineText(time: string | undefined, times: SiteTimes): string {
	const date = parseTime(time);
	return date ? times.format(date, TIME, 'deadline') : '';
}

export function timeText(time: string | undefined): string {
	const date = parseTime(time);
	return date ? formatTime(date, TIME) : '';
}

type Counted = Pick<Homework, 'state' | 'attempt' | 'maxAttempts' | 'canSubmit'>;

/** How often the homework was submitted, how often it still can be, and how. Only the teacher's return makes another submission possible. */
export function attemptsText(homework: Counted): string {
	const { state, attempt, maxAttempts, canSubmit } = homework;
	if (attempt === 0) return firstAttemptText(homework);
	const sent = `已交 ${attempt} 次`;
	const left = maxAttempts === 0 ? '还能再交，不限次数' : `还能再交 ${maxAttempts - attempt} 次`;
	if (canSubmit) return `${sent}，${left}：改好以后点“${submitText(state)}”`;
	if (!PENDING.includes(state)) return sent;
	if (maxAttempts > 0 && attempt >= maxAttempts) return `${sent}，次数用完了`;
	return `${sent}，老师退回了${left}`;
}

function firstAttemptText({ maxAttempts, canSubmit }: Counted): string {
	if (maxAttempts === 1) return canSubmit ? '只能交 1 次，检查好再交' : '只能交 1 次';
	return `${maxAttempts === 0 ? '不限次数' : `最多交 ${maxAttempts} 次`}${canSubmit ? '：老师退回了，可以改好再交' : ''}`;
}

const PENDING: readonly string[] = ['submitted', 'marking'];

const OPEN: readonly string[] = ['todo', 'draft', 'overdue', 'returned'];

/** Why an open homework cannot be submitted; '' if it can, or if its status already says so. */
export function refusalText({ state, canSubmit, attempt, maxAttempts, courseId }: Homework): string {
	if (canSubmit || !OPEN.includes(state)) return '';
	if (maxAttempts > 0 && attempt >= maxAttempts) return `${maxAttempts} 次都用完了，有问题请找老师`;
	return courseId ? '加入课程后才能交作业' : '这个账号不能交作业';
}

export function submitText(state: string): string {
	if (state === 'overdue') return '补交作业';
	return state === 'returned' ? '重新提交' : '提交作业';
}
