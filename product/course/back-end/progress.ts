import type { Viewer } from '#app/account/back-end/viewer.ts';
import { isPast } from '#mock/store/times.ts';
import type { CourseRow, EnrolmentRow, LessonRecordRow } from './rows.ts';

export interface Progress {
	joined: boolean;
	joinedAt?: string;
	done: number;
	total: number;
	/** 0 to 100; 100 only if every lesson is finished. */
	percent: number;
	lastStudyAt?: string;
	records: ReadonlyMap<string, LessonRecordRow>;
}

export const enrolmentOf = ({ db, user }: Viewer, courseId: string): EnrolmentRow | undefined =>
	db.find<EnrolmentRow>('enrolments', `${user.id}.${courseId}`);

export const lessonRecordId = ({ id }: Viewer['user'], lessonId: string): string => `${id}.${lessonId}`;

/** Of a lesson, or of a video of the video centre. */
export const lessonRecordOf = ({ db, user }: Viewer, lessonId: string): LessonRecordRow | undefined =>
	db.find<LessonRecordRow>('lesson-records', lessonRecordId(user, lessonId));

export function progressOf(viewer: Viewer, course: CourseRow): Progress {
	const { db, user } = viewer;
	const enrolment = enrolmentOf(viewer, course.id);
	const records = db.rowsBy<LessonRecordRow>('lesson-records', 'userId', user.id).filter((record) => record.courseId === course.id);
	const done = records.filter((record) => record.done).length;
	const started = records.reduce((sum, record) => sum + (record.done ? 1 : record.percent / 100), 0);
	const total = course.lessonCount;
	const percent = total === 0 ? 0 : Math.min(Math.floor((started / total) * 100), done === total ? 100 : 99);
	const lastStudyAt = records
		.map((record) => record.updatedAt)
		.sort()
		.at(-1);
	const byLesson = new Map(records.map((record) => [record.lessonId, record]));
	return { joined: enrolment !== undefined, joinedAt: enrolment?.joinedAt, done, total, percent, lastStudyAt, records: byLesson };
}

/** Values of the dictionary `learn_state`. */
export type LearnState = 'not_joined' | 'not_started' | 'learning' | 'finished' | 'locked' | 'not_open' | 'closed';

export function learnStateOf(viewer: Viewer, course: CourseRow, progress: Progress): LearnState {
	if (progress.joined && progress.total > 0 && progress.done === progress.total) return 'finished';
	if (course.state === 'closed') return 'closed';
	if (course.openFrom && !isPast(course.openFrom, viewer.now)) return 'not_open';
	if (unmetNeeds(viewer, course).length > 0) return 'locked';
	if (!progress.joined) return 'not_joined';
	return progress.records.size > 0 ? 'learning' : 'not_started';
}

export function unmetNeeds(viewer: Viewer, course: CourseRow): CourseRow[] {
	const needed = (course.needIds ?? []).map((id) => viewer.db.find<CourseRow>('courses', id));
	return needed.filter((row): row is CourseRow => row !== undefined).filter((row) => progressOf(viewer, row).percent < 100);
}

export function lockTextOf(viewer: Viewer, course: CourseRow, state: LearnState): string | undefined {
	if (state === 'locked')
		return `需先学完《${unmetNeeds(viewer, course)
			.map((row) => row.title)
			.join('》《')}》`;
	if (state === 'not_open') return `${(course.openFrom ?? '').slice(5, 16).replace('T', ' ')} 开放`;
	return state === 'closed' ? '课程已下架' : undefined;
}
