import { mayOnlyRead, type Viewer } from '#app/account/back-end/viewer.ts';
import { enrolmentOf } from '#app/course/back-end/progress.ts';
import type { CourseRow, EnrolmentRow, LessonRecordRow } from '#app/course/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { Homework, HomeworkSubmission } from './answer-types.ts';
import { type HomeworkState, homeworkDate, homeworkState } from './homework-state.ts';
import { withOwnDates } from './own-dates.ts';
import type { HomeworkRow, SubmissionRow } from './rows.ts';

const PENDING: readonly HomeworkState[] = ['returned', 'overdue', 'draft', 'todo'];

/** Homework of the user's courses and watched videos: what is to do first, late before all, by the date that counts. */
export function homeworkOf(viewer: Viewer): Homework[] {
	const { db, user } = viewer;
	const courses = new Set(db.rowsBy<EnrolmentRow>('enrolments', 'userId', user.id).map((row) => row.courseId));
	const watched = new Set(db.rowsBy<LessonRecordRow>('lesson-records', 'userId', user.id).map((row) => row.lessonId));
	const own = db
		.rows<HomeworkRow>('homework')
		.filter((task) => (task.courseId ? courses.has(task.courseId) : watched.has(task.videoId ?? '')));
	return own.map((task) => homeworkView(viewer, task)).sort(byUrgency);
}

function byUrgency(one: Homework, other: Homework): number {
	const first = isPending(one);
	const second = isPending(other);
	if (first !== second) return first ? -1 : 1;
	if (first) return Number(isLate(other)) - Number(isLate(one)) || one.nextAt.localeCompare(other.nextAt);
	return (other.submission?.markedAt ?? other.submission?.savedAt ?? other.openAt).localeCompare(
		one.submission?.markedAt ?? one.submission?.savedAt ?? one.openAt,
	);
}

/** Past its due time, and still accepted. */
export const isLate = ({ dueAt, nextAt }: Homework): boolean => nextAt > dueAt;

export const isPending = ({ state }: Pick<Homework, 'state'>): boolean => PENDING.some((each) => each === state);

export function homeworkView(viewer: Viewer, row: HomeworkRow): Homework {
	const task = withOwnDates(viewer, row);
	const { db, user, now } = viewer;
	const sent = sentOf(viewer, task.id);
	const latest = sent.at(-1);
	const draft = db.find<SubmissionRow>('homework-submissions', draftId(user, task.id));
	const excused = db.find('homework-excuses', `${user.id}.${task.id}`) !== undefined;
	const state = homeworkState(task, { latest: latest?.state, draft: draft !== undefined, excused }, now);
	const shown = draft ?? latest;
	return {
		...task,
		sourceTitle: sourceTitle(viewer, task),
		state,
		...homeworkDate(task, state, now),
		late: latest ? latest.late : state === 'overdue',
		canSubmit: isPending({ state }) && isOwn(viewer, task) && attemptsLeft(task, sent.length) && !mayOnlyRead(user),
		attempt: sent.length,
		score: latest?.score,
		submission: shown ? submissionView(viewer, shown) : undefined,
	};
}

export function submissionView({ db }: Viewer, row: SubmissionRow): HomeworkSubmission {
	return {
		...row,
		homeworkTitle: db.find<HomeworkRow>('homework', row.homeworkId)?.title ?? '',
	};
}

export function sentOf({ db, user }: Viewer, homeworkId: string): SubmissionRow[] {
	const rows = db
		.rowsBy<SubmissionRow>('homework-submissions', 'homeworkId', homeworkId)
		.filter((row) => row.userId === user.id && row.state !== 'draft');
	return [...rows].sort((one, other) => one.attempt - other.attempt);
}

export const draftId = ({ id }: Viewer['user'], homeworkId: string): string => `draft.${id}.${homeworkId}`;

export const attemptsLeft = (task: HomeworkRow, sent: number): boolean => task.maxAttempts === 0 || sent < task.maxAttempts;

export const isOwn = (viewer: Viewer, { courseId }: HomeworkRow): boolean =>
	courseId === undefined || enrolmentOf(viewer, courseId) !== undefined;

function sourceTitle({ db }: Viewer, task: HomeworkRow): string {
	const course = task.courseId ? db.find<CourseRow>('courses', task.courseId) : undefined;
	const video = task.videoId ? db.find<VideoRow>('videos', task.videoId) : undefined;
	return course?.title ?? video?.title ?? '';
}
