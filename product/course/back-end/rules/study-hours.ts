import type { LessonRow, LessonType } from '../rows.ts';

/** Minutes that a student needs for a lesson; a film takes its own length, a document two a page. */
const MINUTES: Readonly<Record<Exclude<LessonType, 'video'>, number>> = { doc: 4, live: 45, problem: 25, quiz: 15, homework: 30, work: 30 };
const MINUTES_A_PAGE = 2;

function minutesOf({ type, seconds, pages }: LessonRow): number {
	if (type === 'video') return (seconds ?? 0) / 60;
	return type === 'doc' && pages ? pages * MINUTES_A_PAGE : MINUTES[type];
}

/** Hours for all lessons of a course, to the next half hour. */
export const studyHours = (lessons: readonly LessonRow[]): number =>
	Math.ceil(lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0) / 30) / 2;
