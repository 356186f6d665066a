import { isPast } from '#mock/store/times.ts';
import type { HomeworkRow, SubmissionRow } from './rows.ts';

/** Values of the dictionary `homework_state`. */
export type HomeworkState =
	| 'not_open'
	| 'todo'
	| 'draft'
	| 'submitted'
	| 'marking'
	| 'marked'
	| 'returned'
	| 'overdue'
	| 'closed'
	| 'excused';

export interface SubmissionStatus {
	latest?: SubmissionRow['state'];
	draft: boolean;
	excused: boolean;
}

export interface HomeworkDate {
	nextAt: string;
	nextText: string;
}

/** The one date of a homework that counts now. Every list, page, notice and to-do item shows this one. */
export function homeworkDate(task: Pick<HomeworkRow, 'openAt' | 'dueAt' | 'cutoffAt'>, state: HomeworkState, now: number): HomeworkDate {
	switch (state) {
		case 'not_open':
			return { nextAt: task.openAt, nextText: '开放' };
		case 'closed':
			return { nextAt: task.cutoffAt, nextText: '已关闭' };
		case 'todo':
		case 'draft':
		case 'overdue':
		case 'returned':
			return isPast(task.dueAt, now) ? { nextAt: task.cutoffAt, nextText: '补交到' } : { nextAt: task.dueAt, nextText: '截止' };
		default:
			return { nextAt: task.dueAt, nextText: '截止' };
	}
}

export function homeworkState(
	task: Pick<HomeworkRow, 'openAt' | 'dueAt' | 'cutoffAt'>,
	{ latest, draft, excused }: SubmissionStatus,
	now: number,
): HomeworkState {
	const closed = isPast(task.cutoffAt, now);
	if (excused) return 'excused';
	if (latest === 'returned') return closed ? 'closed' : 'returned';
	if (latest && latest !== 'draft') return latest;
	if (!isPast(task.openAt, now)) return 'not_open';
	if (closed) return 'closed';
	if (draft) return 'draft';
	return isPast(task.dueAt, now) ? 'overdue' : 'todo';
}
