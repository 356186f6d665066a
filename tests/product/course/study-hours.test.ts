import { expect, test } from 'vitest';
import type { LessonRow } from '#app/course/back-end/rows.ts';
import { studyHours } from '#app/course/back-end/rules/study-hours.ts';

const lesson = (part: Partial<LessonRow>): LessonRow => ({
	id: 'l',
	courseId: 'c',
	chapterId: 'c-1',
	order: 1,
	place: 1,
	title: '课',
	trial: false,
	type: 'doc',
	...part,
});

test.each([
	['no lesson', [], 0],
	['a film of its own length', [lesson({ type: 'video', seconds: 3600 })], 1],
	['a short film, to the next half hour', [lesson({ type: 'video', seconds: 12 })], 0.5],
	['a document by its pages', [lesson({ pages: 30 })], 1],
	['texts, a problem and homework', [lesson({}), lesson({ type: 'problem' }), lesson({ type: 'homework' })], 1],
] as const)('%s', (_case, lessons, hours) => {
	expect(studyHours(lessons)).toBe(hours);
});
