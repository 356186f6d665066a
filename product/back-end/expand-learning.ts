import { expandLogins } from '#app/account/back-end/seed/logins.ts';
import type { CourseRow, DirectoryRow, EnrolmentRow, LessonRow } from '#app/course/back-end/rows.ts';
import { completeCourses, completeVideos, countCourses, expandCatalogue } from '#app/course/back-end/seed/courses.ts';
import { expandRecords } from '#app/course/back-end/seed/records.ts';
import { expandDiscussions } from '#app/discussion/back-end/seed/discussions.ts';
import { expandAttachments, measureBy } from '#app/documents/back-end/seed/attachments.ts';
import type { SubmissionRow } from '#app/homework/back-end/rows.ts';
import { expandHomework, type SeededHomework } from '#app/homework/back-end/seed/homework.ts';
import { demoSubmissions, marksOf, withMarker, withSizes } from '#app/homework/back-end/seed/submissions.ts';
import { expandHonours } from '#app/honours/back-end/seed/honours.ts';
import { manyMessages, manyNotes } from '#app/notices/back-end/seed/many-rows.ts';
import { expandNotices } from '#app/notices/back-end/seed/notices.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';

const BLANK = {
	'verify-codes': [],
	'picture-codes': [],
	'sign-in-failures': [],
	'office-tokens': [],
	'invite-guesses': [],
	'judge-failures': [],
};

export function expandLearning(rows: SeedRows, tools: SeedTools): SeedRows {
	const { at } = tools;
	const catalogue = expandCatalogue(rows, at);
	const courses = completeCourses((rows.courses ?? []) as readonly CourseRow[], catalogue);
	const { attachments, lessons: withFiles } = expandAttachments(rows, catalogue, { measure: measureBy(rows), at });
	const seeded = expandHomework(rows, withFiles, tools);
	const lessons = linkHomework(withFiles, seeded);
	const submissions = expandSubmissions(rows, lessons, seeded, tools);
	const { records, days } = expandRecords(rows, lessons, submissions, tools);
	const honours = expandHonours(rows, records, tools);
	const { notices, reads, files } = expandNotices({ rows, homework: seeded, submissions, honours, tools });
	const { 'course-outlines': _outlines, 'file-sizes': _sizes, messages: _messages, ...kept } = rows;
	return {
		...kept,
		...BLANK,
		directories: countCourses((rows.directories ?? []) as readonly DirectoryRow[], courses),
		courses,
		chapters: catalogue.chapters,
		lessons,
		videos: completeVideos(rows, at),
		attachments: [...attachments, ...files],
		homework: seeded.map(({ demo: _demo, ...task }) => task),
		'homework-submissions': submissions,
		'homework-excuses': seeded
			.filter((task) => task.demo.state === 'excused')
			.map((task) => ({ id: `student01.${task.id}`, userId: 'student01', homeworkId: task.id })),
		enrolments: ((rows.enrolments ?? []) as readonly EnrolmentRow[]).map(({ id, userId, courseId, joinedAt }) => ({
			id,
			userId,
			courseId,
			joinedAt,
		})),
		'lesson-records': records,
		'study-days': days,
		honours,
		notices: [...notices, ...manyMessages(at)],
		'notice-reads': reads,
		notes: [...(linkNotes(rows, lessons) ?? []), ...(manyNotes(lessons, at) ?? [])],
		'discussion-posts': expandDiscussions(rows, lessons),
		'login-records': expandLogins(tools),
	};
}

/** A show of works is about the latest homework before it. */
function linkHomework(lessons: readonly LessonRow[], homework: readonly SeededHomework[]): LessonRow[] {
	const byLesson = new Map(homework.map((task) => [task.lessonId, task.id]));
	const latest = new Map<string, string>();
	return lessons.map((lesson) => {
		const own = byLesson.get(lesson.id);
		if (own) latest.set(lesson.courseId, own);
		const refId = lesson.type === 'work' ? latest.get(lesson.courseId) : own;
		return refId ? { ...lesson, refId } : lesson;
	});
}

function expandSubmissions(
	rows: SeedRows,
	lessons: readonly LessonRow[],
	homework: readonly SeededHomework[],
	{ at }: SeedTools,
): SubmissionRow[] {
	const places = new Map(lessons.map((lesson) => [lesson.id, lesson.place]));
	const tasks = new Map(homework.map((task) => [task.id, task]));
	const others = ((rows.enrolments ?? []) as readonly (EnrolmentRow & { done: number })[]).filter(
		(enrolment) => enrolment.userId !== 'student01',
	);
	const all = [
		...demoSubmissions(homework, at),
		...others.flatMap((enrolment) => marksOf(enrolment, homework, (id) => places.get(id) ?? 0)),
	];
	const measure = measureBy(rows);
	return all.map((row) => {
		const task = tasks.get(row.homeworkId);
		return withSizes(task ? withMarker(row, task) : row, measure);
	});
}

function linkNotes(rows: SeedRows, lessons: readonly LessonRow[]): SeedRows[string] {
	return (rows.notes ?? []).map(({ lesson: title, ...note }) => {
		const lesson = lessons.find((row) => row.courseId === note.courseId && row.title === title);
		if (!lesson) throw new Error(`Note ${note.id}: the course ${String(note.courseId)} has no lesson ${String(title)}.`);
		return { position: 0, ...note, lessonId: lesson.id };
	});
}
