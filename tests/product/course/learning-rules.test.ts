import { describe, expect, it } from 'vitest';
import type { TodoItem } from '#app/course/api-types.ts';
import { lessonTarget, placeTarget, placeText } from '#app/course/lesson-target.ts';
import { groupTodos } from '#app/home/todo-list.tsx';

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

	it.each([
		['video', 'v1', 33, { route: 'videoDetail', params: { id: 'l1' }, query: { at: '33' } }],
		['video', 'v1', 0, { route: 'videoDetail', params: { id: 'l1' } }],
		['doc', 'a1', 1, { route: 'documentPreview', query: { id: 'a1', lesson: 'l1', page: '1' } }],
		['quiz', 'p1', 2, { route: 'examPrepHubPaperInfo', query: { id: 'p1', lesson: 'l1' } }],
	])('a note in %s %s at %i links to its position', (lessonType, refId, position, target) => {
		expect(placeTarget({ ...lesson, lessonType, refId, position })).toEqual(target);
	});
});

describe('to-do items', () => {
	const now = new Date(2026, 8, 12, 10).getTime();
	const todo = (id: string, day: number, hour: number, late = false): TodoItem => ({
		id,
		kind: 'homework',
		title: id,
		note: '',
		path: '/',
		late,
		dueAt: new Date(2026, 8, day, hour).toISOString(),
	});

	it.each([
		['earlier today', todo('a', 12, 9), '今天'],
		['tonight', todo('a', 12, 23), '今天'],
		['tomorrow, the last day of the week', todo('a', 13, 23), '本周'],
		['on Monday', todo('a', 14, 0), '以后'],
		['over, but still taken', todo('a', 15, 0, true), '已过截止，还能补交'],
		['an unreadable time', { ...todo('a', 12, 9), dueAt: 'soon' }, '以后'],
	])('%s', (_case, item, title) => {
		expect(groupTodos([item], now).map((group) => group.title)).toEqual([title]);
	});

	it('keep their order within a group, and groups are sorted by urgency', () => {
		const groups = groupTodos([todo('later', 20, 0), todo('b', 12, 11), todo('c', 12, 12), todo('late', 14, 0, true)], now);
		expect(groups.map(({ title, items }) => `${title}: ${items.map(({ id }) => id).join(' ')}`)).toEqual([
			'已过截止，还能补交: late',
			'今天: b c',
			'以后: later',
		]);
	});
});

it.each([
	['video', 95, '1:35'],
	['video', 0, '0:00'],
	['doc', 3, '第 3 页'],
	['doc', 0, ''],
	['quiz', 4, ''],
])('a position in a %s at %i is labelled %s', (lessonType, position, text) => {
	expect(placeText({ ...lesson, lessonType, position })).toBe(text);
});
