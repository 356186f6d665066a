import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { type RatingRow, rateState, ratingOf, ratingView } from './ratings.ts';
import type { CourseRow } from './rows.ts';

export const courseRatingSave: Handler<'main.courseRatingSave'> = (context) => {
	const viewer = viewerOf(context);
	const course = viewer.db.find<CourseRow>('courses', context.input.courseId);
	if (!course) return context.fail(404, '课程不存在，或已经删除');
	const before = ratingOf(viewer, course.id);
	const text = context.input.text?.trim() ?? '';
	if (before && (before.stars !== context.input.stars || before.text !== text)) return context.fail(409, '这门课已经评过了');
	if (!before && rateState(viewer, course) === 'unfinished') return context.fail(403, '学完这门课以后才能评价');
	return ratingView(viewer, before ?? addRating(context, viewer, course, text));
};

function addRating(context: Context<'main.courseRatingSave'>, { db, user }: Viewer, course: CourseRow, text: string): RatingRow {
	const { stars } = context.input;
	const ratingCount = course.ratingCount + 1;
	const rating = Math.round(((course.rating * course.ratingCount + stars) / ratingCount) * 1000) / 1000;
	db.update<CourseRow>('courses', course.id, { rating, ratingCount });
	return db.insert<RatingRow>('course-ratings', {
		id: `${user.id}.${course.id}`,
		courseId: course.id,
		userId: user.id,
		author: user.nickname,
		stars,
		text,
		at: context.isoNow(),
	});
}
