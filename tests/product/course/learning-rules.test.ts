import { describe, expect, it } from 'vitest';
import { lessonTarget } from '#app/course/lesson-target.ts';

const lesson = { courseId: 'c1', lessonId: 'l1' };

describe('a lesson', () => {
	it.each([
		['video', 'v1', 92, { route: 'videoDetail', params: { id: 'l1' } }],
		['doc', 'a1', 7, { route: 'documentPreview', query: { id: 'a1', lesson: 'l1', page: '7' } }],
		['doc', 'a1', 1, { route: 'documentPreview', query: { id: 'a1', lesson: 'l1' } }],
		['doc', undefined, 3, { route: 'courseDetail', params: { id: 'c1' } }],
		['problem', 'P1', 0, { route: 'program', query: { problemId: 'P1', lesson: 'l1' } }],
		['quiz', 'p1', 0, { route: 'examPrepHubPaperInfo', query: { id: 'p1', lesson: 'l1' } }],
		['homework', 'h1', 0, { route: 'courseDetail', params: { id: 'c1' }, query: { tab: 'homework', homework: 'h1', lesson: 'l1' } }],
		['work', undefined, 0, { route: 'courseDetail', params: { id: 'c1' }, query: { tab: 'homework' } }],
		['live', undefined, 0, { route: 'courseLive', params: { id: 'l1' } }],
		['a type of next year', 'x', 0, { route: 'courseDetail', params: { id: 'c1' } }],
	])('%s with %s at %i has the right address', (lessonType, refId, position, target) => {
		expect(lessonTarget({ ...lesson, lessonType, refId, position })).toEqual(target);
	});
});
