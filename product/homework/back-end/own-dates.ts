import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { EnrolmentRow } from '#app/course/back-end/rows.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { HomeworkRow } from './rows.ts';

/** The homework with the student's own dates: whoever joins the course after it has opened gets as much time as the others had. */
export function withOwnDates({ db, user }: Viewer, task: HomeworkRow): HomeworkRow {
	const enrolment = task.courseId ? db.find<EnrolmentRow>('enrolments', `${user.id}.${task.courseId}`) : undefined;
	const delay = enrolment ? Date.parse(enrolment.joinedAt) - Date.parse(task.openAt) : 0;
	if (delay <= 0) return task;
	const later = (iso: string): string => toIsoTime(Date.parse(iso) + delay);
	return { ...task, openAt: later(task.openAt), dueAt: later(task.dueAt), cutoffAt: later(task.cutoffAt) };
}
