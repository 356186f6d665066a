import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { ComputeFields } from '#mock/handler.ts';
import { isFavourite } from './course-cards.ts';
import { enrolmentOf, learnStateOf, progressOf } from './progress.ts';
import type { CourseRow, FavouriteRow } from './rows.ts';

/** Adds to a favourite the relation of the student to the course or video: joined, progress, favourite. */
export const courseRelation: ComputeFields<FavouriteRow> = (request) => {
	const viewer = viewerOf(request);
	return { row: ({ courseId }) => relationTo(viewer, courseId) };
};

export function relationTo(viewer: Viewer, courseId: string): DataOf<'main.courseOnlineActivate'> {
	const { db } = viewer;
	const course = db.find<CourseRow>('courses', courseId);
	return {
		courseId,
		courseTitle: (course ?? db.find<VideoRow>('videos', courseId))?.title ?? '',
		joined: enrolmentOf(viewer, courseId) !== undefined,
		favourite: isFavourite(viewer, courseId),
		learnState: course ? learnStateOf(viewer, course, progressOf(viewer, course)) : 'not_started',
	};
}
