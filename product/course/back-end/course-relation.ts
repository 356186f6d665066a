import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import { learnStateOf, progressOf } from './progress.ts';
import type { CourseRow } from './rows.ts';

export function courseRelation(viewer: Viewer, courseId: string, courseTitle: string): DataOf<'main.courseOnlineActivate'> {
	const { db, user } = viewer;
	const course = db.find<CourseRow>('courses', courseId);
	const id = `${user.id}.${courseId}`;
	const learnState = course ? learnStateOf(viewer, course, progressOf(viewer, course)) : 'not_started';
	return {
		courseId,
		courseTitle,
		joined: db.find('enrolments', id) !== undefined,
		favourite: db.find('favourites', id) !== undefined,
		learnState,
	};
}
