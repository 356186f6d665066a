import type { Viewer } from '#app/account/back-end/viewer.ts';
import { enrolmentOf } from '#app/course/back-end/progress.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { HomeworkRow } from './rows.ts';

/** The homework with the student's own dates: whoever joins the course after it has opened gets as much time as the others had. */
export function withOwnDates(viewer: Viewer, task: HomeworkRow): HomeworkRow {
	const enrolment = task.courseId ? enrolmentOf(viewer, task.courseId) : undefined;
	const delay = enrolment ? Date.parse(enrolment.joinedAt) - Date.parse(task.openAt) : 0;
	if (delay <= 0) return task;
	const later = (iso: string): string => toIsoTime(Date.parse(iso) + delay);
	return { ...task, openAt: later(task.openAt), dueAt: later(task.dueAt), cutoffAt: later(task.cutoffAt) };
}
