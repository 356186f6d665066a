import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import type { Handler } from '#mock/handler.ts';
import { courseRelation } from './course-relation.ts';
import type { CourseRow } from './rows.ts';

export const courseFavouriteSave: Handler<'main.courseFavouriteSave'> = (context) => {
	const viewer = viewerOf(context);
	const { db, user } = viewer;
	const { courseId, favourite } = context.input;
	const row = db.find<CourseRow>('courses', courseId) ?? db.find<VideoRow>('videos', courseId);
	if (!row) return context.fail(404, '课程不存在，或已经删除');
	const id = `${user.id}.${courseId}`;
	const kept = db.find('favourites', id) !== undefined;
	if (favourite && !kept) db.insert('favourites', { id, userId: user.id, courseId, at: context.isoNow() });
	if (!favourite && kept) db.remove('favourites', id);
	return courseRelation(viewer, courseId, row.title);
};
