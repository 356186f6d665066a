import { describe, expect, it, test } from 'vitest';
import { homeworkDate, homeworkState } from '#app/homework/back-end/homework-state.ts';
import { createWorld } from '#tests/product/student-world.ts';

const task = { openAt: '2026-09-01T08:00:00+08:00', dueAt: '2026-09-14T08:00:00+08:00', cutoffAt: '2026-09-21T08:00:00+08:00' };
const on = (day: number): number => Date.parse(`2026-09-${String(day).padStart(2, '0')}T12:00:00+08:00`);

describe('the date of a homework that counts now', () => {
	it.each([
		['before it opens', { draft: false }, '2026-08-30T08:00:00+08:00', '开放', task.openAt],
		['to do', { draft: false }, on(10), '截止', task.dueAt],
		['begun', { draft: true }, on(10), '截止', task.dueAt],
		['begun, and late', { draft: true }, on(16), '补交到', task.cutoffAt],
		['late', { draft: false }, on(16), '补交到', task.cutoffAt],
		['returned', { draft: false, latest: 'returned' }, on(10), '截止', task.dueAt],
		['returned, and late', { draft: false, latest: 'returned' }, on(16), '补交到', task.cutoffAt],
		['returned, and closed', { draft: false, latest: 'returned' }, on(22), '已关闭', task.cutoffAt],
		['closed', { draft: false }, on(22), '已关闭', task.cutoffAt],
		['handed in', { draft: false, latest: 'submitted' }, on(10), '截止', task.dueAt],
		['marked', { draft: false, latest: 'marked' }, on(16), '截止', task.dueAt],
	] as const)('%s', (_, status, at, nextText, nextAt) => {
		const now = typeof at === 'number' ? at : Date.parse(at);
		const state = homeworkState(task, { excused: false, ...status }, now);
		expect(homeworkDate(task, state, now)).toEqual({ nextText, nextAt });
	});
});

interface Dated {
	id: string;
	nextAt: string;
	nextText: string;
	dueAt: string;
	state: string;
}

test('a homework has one date in the list of the student, in its course, on its page and in the to-do list', async () => {
	const { ask } = await createWorld().as('student01');
	const { records } = (await ask('main.homeworkAggregate', { pageNum: 1, pageSize: 100 })) as {
		records: (Dated & { courseId?: string })[];
	};
	const { todos } = (await ask('main.courseAggregate', { scope: 'home' })) as { todos: { id: string; dueAt: string; late: boolean }[] };
	const pending = records.filter(({ state }) => ['todo', 'draft', 'overdue', 'returned'].includes(state));
	expect(pending.length).toBeGreaterThan(3);
	const places = await Promise.all(
		pending.map(async ({ id, courseId }) => {
			const [own] = (await ask('main.homeworkAggregate', { homeworkId: id })).records as Dated[];
			const course = courseId ? ((await ask('main.courseAggregate', { scope: 'course', courseId })).homework as Dated[]) : [];
			const todo = todos.find((each) => each.id === `homework-${id}`);
			return [id, own?.nextAt, course.find((each) => each.id === id)?.nextAt ?? own?.nextAt, todo?.dueAt];
		}),
	);
	expect(places).toEqual(pending.map(({ id, nextAt }) => [id, nextAt, nextAt, nextAt]));
	// Late before all, then by the date that counts.
	const order = pending.map(({ nextAt, nextText }) => `${nextText === '补交到' ? 0 : 1} ${nextAt}`);
	expect(order).toEqual([...order].sort());
});
