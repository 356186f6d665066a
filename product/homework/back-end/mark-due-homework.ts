import type { RequestContext } from '#mock/context.ts';
import { finishLessons } from '#mock/handlers/course/finish-lessons.ts';
import { isPast } from '#mock/handlers/request/times.ts';
import type { HomeworkRow, NoticeRow, SubmissionRow, UserRow } from '#mock/rows/learning.ts';
import { markHomework } from '#mock/rules/learning/mark-homework.ts';
import { homeworkMessage } from '#mock/rules/learning/personal-messages.ts';
import { sentOf } from './homework-view.ts';
import { withOwnDates } from './own-dates.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'now'>;

/** Does what the teacher has done by now: begins to mark, then marks or returns the work and tells the student. */
export function markDueHomework(context: HandlerContext): void {
	const { db, now } = context;
	for (const row of db.rowsBy<SubmissionRow>('homework-submissions', 'state', 'submitted')) {
		if (isPast(row.marking?.from, now())) db.update<SubmissionRow>('homework-submissions', row.id, { state: 'marking' });
	}
	for (const row of db.rowsBy<SubmissionRow>('homework-submissions', 'state', 'marking')) {
		if (isPast(row.marking?.until, now())) mark(context, row);
	}
}

function mark({ db }: HandlerContext, row: SubmissionRow): void {
	const task = db.find<HomeworkRow>('homework', row.homeworkId);
	const user = db.find<UserRow>('users', row.userId);
	if (!task || !user || !row.marking) return;
	const { until: markedAt } = row.marking;
	const viewer = { db, user, now: Date.parse(markedAt) };
	const before = sentOf(viewer, task.id).findLast(({ attempt }) => attempt < row.attempt);
	const marked = db.update<SubmissionRow>('homework-submissions', row.id, {
		...markHomework(withOwnDates(viewer, task), row, before, viewer.now),
		markedAt,
		markedBy: task.teacherName,
	});
	db.insert<NoticeRow>('notices', homeworkMessage(marked, task));
	if (marked.state === 'marked') finishLessons(viewer, task.id, markedAt);
}
