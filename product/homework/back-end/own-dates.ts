import type { Viewer } from '#mock/handlers/request/viewer.ts';
import type { EnrolmentRow, HomeworkRow } from '#mock/rows/learning.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';

/** The homework with the student's own dates: whoever joins the course after it has opened gets as much time as the others had. */
export function withOwnDates({ db, user }: Viewer, task: HomeworkRow): HomeworkRow {
	const enrolment = task.courseId ? db.find<EnrolmentRow>('enrolments', `${user.id}.${task.courseId}`) : undefined;
	const delay = enrolment ? Date.parse(enrolment.joinedAt) - Date.parse(task.openAt) : 0;
	if (delay <= 0) return task;
	const later = (iso: string): string => toIsoTime(Date.parse(iso) + delay);
	return { ...task, openAt: later(task.openAt), dueAt: later(task.dueAt), cutoffAt: later(task.cutoffAt) };
}
