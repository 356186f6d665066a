import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { CourseAggregate } from '#app/course/back-end/answer-types.ts';
import { learnStateOf, progressOf } from '#app/course/back-end/progress.ts';
import type { CourseRow, FavouriteRow, LessonRecordRow, StudyDayRow } from '#app/course/back-end/rows.ts';
import { homeworkOf } from '#app/homework/back-end/homework-view.ts';
import type { HonourRow } from '#app/honours/back-end/rows.ts';
import { parseTime } from '#mock/store/time-offset.ts';
import type { StudySummary } from './answer-types.ts';
import { dateOf, streakDays, streakUntil } from './streak-days.ts';

const DAY = 86_400_000;
const LEVELS = [0, 1200, 2400, 3600];

export function studySummary(viewer: Viewer): StudySummary {
	const { db, user, now } = viewer;
	const days = db.rowsBy<StudyDayRow>('study-days', 'userId', user.id);
	const dates = new Set(days.map((day) => day.date));
	const monday = mondayOf(now);
	const lastMonday = mondayOf(now - 7 * DAY);
	const thisWeek = days.filter((day) => day.date >= monday);
	const sum = (rows: readonly StudyDayRow[]): number => rows.reduce((seconds, day) => seconds + day.seconds, 0);
	const tasks = homeworkOf(viewer);
	return {
		todaySeconds: sum(days.filter((day) => day.date === dateOf(now))),
		weekSeconds: sum(thisWeek),
		lastWeekSeconds: sum(days.filter((day) => day.date >= lastMonday && day.date < monday)),
		weekDays: thisWeek.length,
		weekLessons: thisWeek.reduce((lessons, day) => lessons + day.lessons, 0),
		week: datesSince(monday, now).map((date) => sum(days.filter((day) => day.date === date))),
		totalSeconds: sum(days),
		weekGoalSeconds: user.weekGoalMinutes * 60,
		studyDays: days.length,
		streakDays: streakDays(dates, now),
		longestStreak: longestStreak(dates),
		lessonsDone: db.rowsBy<LessonRecordRow>('lesson-records', 'userId', user.id).filter((record) => record.done && record.courseId !== null)
			.length,
		...courseFigures(viewer),
		homeworkTodo: tasks.filter((task) => ['todo', 'draft', 'overdue', 'returned'].includes(task.state)).length,
		homeworkMarked: tasks.filter((task) => task.state === 'marked').length,
		honourCount: db.rowsBy<HonourRow>('honours', 'userId', user.id).filter((honour) => honour.state !== 'locked').length,
	};
}

function courseFigures(
	viewer: Viewer,
): Pick<
	StudySummary,
	| 'coursesJoined'
	| 'coursesLearning'
	| 'coursesFinished'
	| 'coursesFavourite'
	| 'requiredDone'
	| 'requiredTotal'
	| 'electiveDone'
	| 'electiveTotal'
> {
	const rows = viewer.db.rows<CourseRow>('courses').map((course) => {
		const progress = progressOf(viewer, course);
		return { kind: course.kind, joined: progress.joined, state: learnStateOf(viewer, course, progress) };
	});
	const mine = rows.filter((row) => row.joined);
	const count = (kind: string, finished: boolean): number =>
		mine.filter((row) => row.kind === kind && (!finished || row.state === 'finished')).length;
	const courseIds = new Set(viewer.db.rows('courses').map((course) => course.id));
	return {
		coursesJoined: mine.length,
		coursesLearning: mine.filter((row) => row.state === 'learning').length,
		coursesFinished: mine.filter((row) => row.state === 'finished').length,
		coursesFavourite: viewer.db.rowsBy<FavouriteRow>('favourites', 'userId', viewer.user.id).filter((row) => courseIds.has(row.courseId))
			.length,
		requiredDone: count('required', true),
		requiredTotal: count('required', false),
		electiveDone: count('elective', true),
		electiveTotal: count('elective', false),
	};
}

export function studyDays({ db, user }: Viewer): CourseAggregate['days'] {
	const days = [...db.rowsBy<StudyDayRow>('study-days', 'userId', user.id)].sort((one, other) => one.date.localeCompare(other.date));
	return days.map(({ date, seconds, lessons }) => ({ date, seconds, lessons, level: LEVELS.filter((least) => seconds > least).length }));
}

export function addStudy({ db, user, now }: Viewer, seconds: number, lessons: number): void {
	const date = dateOf(now);
	const id = `${user.id}.${date}`;
	const day = db.find<StudyDayRow>('study-days', id);
	const [before, done] = [day?.seconds ?? 0, day?.lessons ?? 0];
	db.upsert<StudyDayRow>('study-days', { id, userId: user.id, date, seconds: before + seconds, lessons: done + lessons });
}

function mondayOf(now: number): string {
	const weekday = (new Date(`${dateOf(now)}T00:00:00Z`).getUTCDay() + 6) % 7;
	return dateOf(now - weekday * DAY);
}

function datesSince(first: string, now: number): string[] {
	const days = Math.round((parseTime(dateOf(now)) - parseTime(first)) / DAY);
	return Array.from({ length: days + 1 }, (_, index) => dateOf(parseTime(first) + index * DAY));
}

function longestStreak(dates: ReadonlySet<string>): number {
	const ends = [...dates].filter((date) => !dates.has(dateOf(parseTime(date) + DAY)));
	return Math.max(0, ...ends.map((date) => streakUntil(dates, parseTime(date))));
}
