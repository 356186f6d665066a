import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { CourseAggregate } from './answer-types.ts';
import { lessonLock } from './catalogue.ts';
import { progressOf } from './progress.ts';
import type { CourseRow, LessonRow, TeacherRow } from './rows.ts';

type Teacher = CourseAggregate['teachers'][number];

export function teacherView(viewer: Viewer, id: string): Teacher | undefined {
	const teacher = viewer.db.find<TeacherRow>('teachers', id);
	const taught = viewer.db.rows<CourseRow>('courses').filter((row) => row.teacherIds.includes(id) && row.state !== 'closed');
	const trial = trialLesson(viewer, taught);
	return teacher && { ...teacher, courseCount: taught.length, ...figuresOf(taught), ...(trial && { trial }) };
}

function figuresOf(courses: readonly CourseRow[]): Pick<Teacher, 'studentCount' | 'rating' | 'ratingCount'> {
	const sum = (value: (course: CourseRow) => number): number => courses.reduce((total, course) => total + value(course), 0);
	const ratingCount = sum((course) => course.ratingCount);
	const stars = sum(({ rating, ratingCount: raters }) => rating * raters);
	return { studentCount: sum((course) => course.studentCount), ratingCount, rating: ratingCount === 0 ? 0 : stars / ratingCount };
}

function trialLesson(viewer: Viewer, courses: readonly CourseRow[]): Teacher['trial'] {
	for (const course of courses) {
		const progress = progressOf(viewer, course);
		if (progress.joined) continue;
		const lockOf = lessonLock(viewer, course, progress);
		const lesson = viewer.db.rowsBy<LessonRow>('lessons', 'courseId', course.id).find((row) => row.trial && !lockOf(row).locked);
		if (!lesson) continue;
		const { id: lessonId, title: lessonTitle, type: lessonType, refId } = lesson;
		return { courseId: course.id, courseTitle: course.title, lessonId, lessonTitle, lessonType, ...(refId && { refId }) };
	}
	return undefined;
}
