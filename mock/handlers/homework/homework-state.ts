import { isPast } from '#mock/handlers/request/times.ts';
import type { HomeworkRow, SubmissionRow } from '#mock/rows/learning.ts';

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
