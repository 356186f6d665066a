import type { UserRow } from '#app/account/back-end/rows.ts';
import { finishLessons } from '#app/course/back-end/finish-lessons.ts';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import { homeworkMessage } from '#app/notices/back-end/rules/personal-messages.ts';
import type { RequestContext } from '#mock/context.ts';
import { isPast } from '#mock/store/times.ts';
import { sentOf } from './homework-view.ts';
import { withOwnDates } from './own-dates.ts';
import type { HomeworkRow, SubmissionRow } from './rows.ts';
import { markHomework } from './rules/mark-homework.ts';

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
