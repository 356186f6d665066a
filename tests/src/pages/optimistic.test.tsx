import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ButtonSpec, OptimisticChange } from '#generated/block-types.ts';
import { HttpError } from '#src/http/result.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const READ = 'main.courses';
const SAVE = 'main.favourite';
const ADD = 'main.add';

interface Course {
	id: string;
	title: string;
	favourite: boolean;
	stars: number;
}

/** A server with two courses whose writes are answered one by one, by the test. */
function courseServer() {
	const courses: Course[] = [
		{ id: 'c1', title: '小车', favourite: false, stars: 1 },
		{ id: 'c2', title: '机械臂', favourite: false, stars: 2 },
	];
	const waiting: { input: Partial<Course>; answer: (outcome?: HttpError) => Promise<void> }[] = [];
	const world: World = createWorld(
		{
			[READ]: () => ({ records: courses.map((course) => ({ ...course })), total: courses.length }),
			[SAVE]: (input) =>
				new Promise((resolve) => {
					const answer = (outcome?: HttpError) =>
						act(async () => {
							if (!outcome) Object.assign(courses.find(({ id }) => id === input.id) ?? {}, input);
							resolve(outcome ?? null);
						});
					waiting.push({ input, answer });
				}),
		},
		{ invalidates: (operation) => ([SAVE, ADD].includes(String(operation)) ? [READ] : []) as never, throttle: 0 },
	);
	const next = async () => {
		await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
		return waiting.shift() as (typeof waiting)[number];
	};
	return { courses, world, waiting, next };
}

const ofRow: Pick<OptimisticChange, 'data' | 'row'> = { data: 'courses', row: (s) => s.row.id };

const like: ButtonSpec = {
	label: '收藏',
	actions: [
		{
			call: SAVE as never,
			with: (s) => ({ id: s.row.id, favourite: !s.row.favourite }),
			optimistic: [{ ...ofRow, path: ['records', 'favourite'], value: (s) => !s.row.favourite }],
		},
		{ message: '已收藏' },
	],
};
const star: ButtonSpec = {
	label: '加星',
	actions: [
		{
			call: SAVE as never,
			with: (s) => ({ id: s.row.id, stars: s.row.stars + 1 }),
			optimistic: [{ ...ofRow, path: ['records', 'stars'], value: (s) => s.row.stars + 1 }],
		},
	],
};
const reload: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '刷新', actions: [{ refresh: ['courses'] }] }] };
const list: BlockDefinition = {
	block: 'table',
	needs: ['courses'],
	label: '课程',
	source: { rows: (s) => s.data.courses?.records },
	columns: [{ title: '课程', value: (s) => `${s.row.title} ${s.row.favourite ? '♥' : '♡'} ${s.row.stars} 星` }],
	rowButtons: [like, star],
};
const courseList = page([reload, list], { data: { courses: { operation: READ } } });

async function openCourses() {
	const server = courseServer();
	const opened = await openPage(courseList, server.world);
	const rows = (): (string | null)[] =>
		opened.screen
			.getAllByRole('row')
			.slice(1)
			.map((row) => row.querySelector('td')?.textContent ?? null);
	await waitFor(() => expect(rows()).toEqual(['小车 ♡ 1 星', '机械臂 ♡ 2 星']));
	const press = (name: string, row: number) => click(opened.screen.getAllByRole('button', { name })[row] as HTMLElement);
	return { ...server, ...opened, rows, press };
}

test('a change shows at once, without a spinner, and stays when the server agrees', async () => {
	const { rows, press, next, world, screen } = await openCourses();
	await press('收藏', 1);
	await waitFor(() => expect(rows()).toEqual(['小车 ♡ 1 星', '机械臂 ♥ 2 星']));
	expect(screen.getAllByRole('button', { name: '收藏' })[1]?.querySelector('[aria-hidden]')).toBeNull();
	expect(world.log).not.toContain('success: 已收藏');
	await (await next()).answer();
	await waitFor(() => expect(world.log).toContain('success: 已收藏'));
	await waitFor(() => expect(world.calls.filter(({ operation }) => operation === READ)).toHaveLength(2));
	expect(rows()).toEqual(['小车 ♡ 1 星', '机械臂 ♥ 2 星']);
});

test('a confirmed change stays while the answer is fetched again', async () => {
	const { rows, press, next, world } = await openCourses();
	await press('收藏', 0);
	world.answers[READ] = () => new Promise(() => undefined);
	await (await next()).answer();
	await waitFor(() => expect(world.log).toContain('success: 已收藏'));
	await waitFor(() => expect(world.calls.filter(({ operation }) => operation === READ)).toHaveLength(2));
	expect(rows()[0]).toBe('小车 ♥ 1 星');
});

test.each([
	['refuses', failure('名额已满')],
	['does not answer', new HttpError({ kind: 'network', message: '没有网络' })],
])('the screen returns to what it was when the server %s', async (_, outcome) => {
	const { rows, press, next, world } = await openCourses();
	await press('收藏', 0);
	await waitFor(() => expect(rows()[0]).toBe('小车 ♥ 1 星'));
	await (await next()).answer(outcome);
	await waitFor(() => expect(rows()[0]).toBe('小车 ♡ 1 星'));
	expect(world.log).not.toContain('success: 已收藏');
});

test('a change that arrived although its answer was lost is on the screen in the end', async () => {
	const { courses, rows, press, next } = await openCourses();
	await press('收藏', 0);
	Object.assign(courses[0] as Course, { favourite: true });
	await (await next()).answer(new HttpError({ kind: 'timeout', message: '超时了' }));
	await waitFor(() => expect(rows()[0]).toBe('小车 ♥ 1 星'));
});

test('the refusal of the first of two changes leaves the second', async () => {
	const { rows, press, next, waiting } = await openCourses();
	await press('收藏', 0);
	await press('加星', 0);
	await waitFor(() => expect(rows()[0]).toBe('小车 ♥ 2 星'));
	const first = await next();
	expect(first.input).toEqual({ id: 'c1', favourite: true });
	// The second waits, so that the server receives both in the order of the user.
	expect(waiting).toEqual([]);
	await first.answer(failure('不能收藏'));
	await waitFor(() => expect(rows()[0]).toBe('小车 ♡ 2 星'));
	await (await next()).answer();
	await waitFor(() => expect(rows()).toEqual(['小车 ♡ 2 星', '机械臂 ♡ 2 星']));
});

test('a reload in between neither hides the change nor keeps it after a refusal', async () => {
	const { courses, rows, press, next, screen } = await openCourses();
	await press('收藏', 0);
	courses.reverse();
	Object.assign(courses[0] as Course, { stars: 5 });
	await click(screen.getByRole('button', { name: '刷新' }));
	await waitFor(() => expect(rows()).toEqual(['机械臂 ♡ 5 星', '小车 ♥ 1 星']));
	await (await next()).answer(failure('名额已满'));
	await waitFor(() => expect(rows()).toEqual(['机械臂 ♡ 5 星', '小车 ♡ 1 星']));
});

test.each([
	['stays', undefined, '小车 ♥ 1 星'],
	['is gone', failure('名额已满'), '小车 ♡ 1 星'],
])('a change whose page was left meanwhile %s when the page opens again', async (_, outcome, row) => {
	const { world, rows, press, next, screen } = await openCourses();
	await press('收藏', 0);
	await waitFor(() => expect(rows()[0]).toBe('小车 ♥ 1 星'));
	screen.unmount();
	await (await next()).answer(outcome);
	const again = await openPage(courseList, world);
	await waitFor(() => expect(again.screen.container.textContent).toContain(row));
});

test('a change of every entry leaves out those for which its condition is false', async () => {
	const { world, next } = courseServer();
	const all: BlockDefinition = {
		block: 'buttons',
		needs: [],
		items: [
			{
				label: '全部收藏',
				actions: [
					{
						call: SAVE as never,
						with: () => ({ id: 'c2', favourite: true }),
						optimistic: [{ data: 'courses', path: ['records', 'favourite'], value: () => true, when: (s) => s.row.stars > 1 }],
					},
				],
			},
		],
	};
	const { screen } = await openPage(page([all, list], { data: { courses: { operation: READ } } }), world);
	await screen.findByText('小车 ♡ 1 星');
	await click(screen.getByRole('button', { name: '全部收藏' }));
	await screen.findByText('机械臂 ♥ 2 星');
	screen.getByText('小车 ♡ 1 星');
	await (await next()).answer();
});

test('a change that still waits for its turn when the session ends is never sent', async () => {
	const { world, rows, press, next, waiting } = await openCourses();
	await press('收藏', 0);
	await press('加星', 0);
	const first = await next();
	await act(async () => world.environment.answers.clear());
	await first.answer();
	await waitFor(() => expect(rows()[0]).toContain('1 星'));
	expect(waiting).toEqual([]);
});

const added: BlockDefinition = {
	block: 'buttons',
	needs: [],
	items: [
		{ label: '加一门', actions: [{ call: ADD as never, adds: { data: 'courses', path: ['records'] } }] },
		{ label: '加在前面', actions: [{ call: ADD as never, adds: { data: 'courses', path: ['records'], at: 'start' } }] },
	],
};

/** Opens the list, and answers each call that adds a course with `row`. The list itself does not answer again. */
async function openToAdd(row: Course | HttpError) {
	const { world } = courseServer();
	world.answers[ADD] = () => row;
	const { screen } = await openPage(page([added, list], { data: { courses: { operation: READ } } }), world);
	const titles = (): (string | undefined)[] =>
		screen
			.getAllByRole('row')
			.slice(1)
			.map((shown) => shown.querySelector('td')?.textContent?.split(' ')[0]);
	await waitFor(() => expect(titles()).toEqual(['小车', '机械臂']));
	world.answers[READ] = () => new Promise(() => undefined);
	const press = (name: string) => click(screen.getByRole('button', { name }));
	return { titles, press };
}

const crane: Course = { id: 'c3', title: '吊车', favourite: false, stars: 0 };

test('a new row is shown before the list is fetched again, at the end or at the start', async () => {
	const end = await openToAdd(crane);
	await end.press('加一门');
	await waitFor(() => expect(end.titles()).toEqual(['小车', '机械臂', '吊车']));
	const start = await openToAdd(crane);
	await start.press('加在前面');
	await waitFor(() => expect(start.titles()).toEqual(['吊车', '小车', '机械臂']));
});

test('a row that is already there takes its place, and a refused one is not shown', async () => {
	const same = await openToAdd({ ...crane, id: 'c1' });
	await same.press('加一门');
	await waitFor(() => expect(same.titles()).toEqual(['吊车', '机械臂']));
	const refused = await openToAdd(failure('名额已满'));
	await refused.press('加一门');
	expect(refused.titles()).toEqual(['小车', '机械臂']);
});
