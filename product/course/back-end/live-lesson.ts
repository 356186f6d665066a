import type { Viewer } from '#app/account/back-end/viewer.ts';
import { isPast } from '#mock/store/times.ts';
import type { CourseAggregate } from './answer-types.ts';
import { teacherNames } from './course-cards.ts';
import type { CourseRow, LessonRow } from './rows.ts';

type LiveLesson = NonNullable<CourseAggregate['live']>;

/** A live lesson has its replay as soon as it is over. */
export const hasReplay = ({ live, clipId }: LessonRow, now: number): boolean =>
	live !== undefined && clipId !== undefined && isPast(live.endAt, now);

/** The join address is handed out only while the lesson is live, and like the replay only to those who may open the lesson. */
export function liveLesson(viewer: Viewer, course: CourseRow, lesson: LessonRow, locked: boolean): LiveLesson | undefined {
	if (!lesson.live) return undefined;
	const { startAt, endAt, joinUrl } = lesson.live;
	const state = isPast(endAt, viewer.now) ? 'over' : isPast(startAt, viewer.now) ? 'live' : 'coming';
	return {
		lessonId: lesson.id,
		title: lesson.title,
		startAt,
		endAt,
		state,
		teacherName: teacherNames(viewer, course.teacherIds.slice(0, 1)),
		...(state === 'live' && !locked && joinUrl && { joinUrl }),
		...(!locked && hasReplay(lesson, viewer.now) && { replayId: lesson.id }),
	};
}
