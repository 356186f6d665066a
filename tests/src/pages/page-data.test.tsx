import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import type { BlockDefinition, Scope } from '#src/pages/page-definition.ts';
import { createWorld, failure, openPage, page } from '#tests/support/page-world.tsx';
import { click, pass } from '#tests/support/render.tsx';

const titleOf = (name: string): BlockDefinition => ({ block: 'text', needs: [name], text: (s) => `标题 ${s.data[name]?.title ?? '没有'}` });

test('a call waits for the data that its arguments read', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({
		'main.me': () => new Promise((resolve) => (answer = resolve)),
		'main.course': ({ id }) => ({ title: `课程 ${id}` }),
	});
	const definition = page([titleOf('course')], {
		data: {
			course: { operation: 'main.course', with: (s) => ({ id: s.data.me.courseId }), requires: ['id'], needs: ['me'] },
			me: { operation: 'main.me' },
		},
	});
	const { screen } = await openPage(definition, world);
	expect(world.calls.map((call) => call.operation)).toEqual(['main.me']);
	expect(screen.container.textContent).toContain('正在加载中...');
	answer({ courseId: 'c1' });
	await waitFor(() => expect(screen.container.textContent).toContain('标题 课程 c1'));
	expect(world.calls.at(-1)).toMatchObject({ operation: 'main.course', input: { id: 'c1' } });
});

test('a call without its required parameters is not sent, and its block shows the empty state', async () => {
	const world = createWorld({ 'main.course': () => ({ title: '小车' }) });
	const button: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '选择', actions: [{ set: () => ({ id: 'c1' }) }] }] };
	const definition = page([titleOf('course'), button], {
		state: { id: {} },
		data: { course: { operation: 'main.course', with: (s) => ({ id: s.state.id }), requires: ['id'] } },
	});
	const { screen } = await openPage(definition, world);
	expect(world.calls).toEqual([]);
	expect(screen.container.textContent).toContain('标题 没有');
	await click(screen.getByRole('button', { name: '选择' }));
	await waitFor(() => expect(screen.container.textContent).toContain('标题 小车'));
});

test('a call whose `when` is false is not sent', async () => {
	const world = createWorld();
	await openPage(page([titleOf('course')], { data: { course: { operation: 'main.course', when: () => false } } }), world);
	await pass();
	expect(world.calls).toEqual([]);
});

test('arguments without a value are left out', async () => {
	const world = createWorld({ 'main.courses': () => ({}) });
	const withNothing = () => ({ keyword: '', directoryId: null, kind: undefined, size: 0, free: false });
	await openPage(page([], { data: { courses: { operation: 'main.courses', with: withNothing } } }), world);
	expect(world.calls[0]?.input).toEqual({ size: 0, free: false });
});

test("a failed call shows the server's message with a retry, also for dependent calls", async () => {
	let broken = true;
	const world = createWorld({
		'main.me': () => (broken ? failure('服务器开小差了') : { courseId: 'c1' }),
		'main.course': () => ({ title: '小车' }),
	});
	const definition = page([titleOf('course')], {
		data: { me: { operation: 'main.me' }, course: { operation: 'main.course', needs: ['me'] } },
	});
	const { screen } = await openPage(definition, world);
	expect((await screen.findByRole('alert')).textContent).toContain('服务器开小差了');
	broken = false;
	await click(screen.getByRole('button', { name: '重试' }));
	await waitFor(() => expect(screen.container.textContent).toContain('标题 小车'));
});

test.each([
	['offers no other try of what the server says does not exist', failure('课程不存在', 404), '课程不存在'],
	['offers another try of what the server refused', failure('太忙了', 400), '太忙了重试'],
	[
		'offers another try where no server answers under the path',
		new HttpError({ kind: 'http', message: '没有接口', status: 404 }),
		'没有接口重试',
	],
])('%s', async (_case, answer, expected) => {
	const world = createWorld({ 'main.course': () => answer });
	const data = { course: { operation: 'main.course', essential: true } };
	const { screen } = await openPage(page([titleOf('course')], { data }), world);
	expect((await screen.findByRole('alert')).textContent).toBe(expected);
});

test('blocks that need one failed call show one notice, which moves on when its block goes away', async () => {
	const broken = new Set(['main.me', 'main.news']);
	const world = createWorld({
		'main.me': () => (broken.has('main.me') ? failure('服务器开小差了') : { title: '我' }),
		'main.course': () => ({ title: '小车' }),
		'main.news': () => (broken.has('main.news') ? failure('没有新闻') : { title: '新闻' }),
	});
	const hide: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '收起', actions: [{ set: () => ({ less: true }) }] }] };
	const first: BlockDefinition = { ...titleOf('me'), when: (s) => !s.state.less };
	const definition = page([hide, first, titleOf('course'), titleOf('news'), titleOf('me')], {
		state: { less: {} },
		data: { me: { operation: 'main.me' }, course: { operation: 'main.course', needs: ['me'] }, news: { operation: 'main.news' } },
	});
	const { screen } = await openPage(definition, world);
	const notices = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
	await waitFor(() => expect(notices()).toEqual(['服务器开小差了重试', '没有新闻重试']));
	await click(screen.getByRole('button', { name: '收起' }));
	expect(notices()).toEqual(['服务器开小差了重试', '没有新闻重试']);
	broken.clear();
	await click(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement);
	await waitFor(() => expect(screen.container.textContent).toContain('标题 小车'));
	expect(notices()).toEqual(['没有新闻重试']);
});

test('optional data is not waited for, is asked for once more if it fails, and its failure shows nowhere', async () => {
	const fail: ((error: unknown) => void)[] = [];
	const world = createWorld({
		'main.course': () => ({ title: '小车' }),
		'main.news': () => new Promise((resolve) => fail.push(resolve)),
	});
	const both: BlockDefinition = {
		block: 'text',
		needs: ['course', 'news'],
		text: (s) => `${s.data.course?.title}：${s.data.news?.title ?? '没有新闻'}`,
	} as BlockDefinition;
	const hidden: BlockDefinition = { ...titleOf('course'), when: (s) => s.data.news?.title !== undefined };
	const data = { course: { operation: 'main.course' }, news: { operation: 'main.news', optional: true } } as const;
	const { screen } = await openPage(page([both, hidden], { data }), world);
	await waitFor(() => expect(screen.container.textContent).toBe('小车：没有新闻'));
	await act(async () => fail[0]?.(failure('服务器开小差了')));
	expect(screen.container.textContent).toBe('小车：没有新闻');
	await waitFor(() => expect(fail).toHaveLength(2), { timeout: 60_000 });
	await act(async () => fail[1]?.(failure('服务器开小差了')));
	expect(screen.container.textContent).toBe('小车：没有新闻');
	expect(screen.queryByRole('alert')).toBeNull();
	expect(world.calls.filter(({ operation }) => operation === 'main.news').map(({ quiet }) => quiet)).toEqual([true, true]);
});

test('leaving the page aborts the call', async () => {
	const world = createWorld({ 'main.course': () => new Promise(() => undefined) });
	const { screen } = await openPage(page([], { data: { course: { operation: 'main.course' } } }), world);
	expect(world.calls[0]?.signal?.aborted).toBe(false);
	screen.unmount();
	expect(world.calls[0]?.signal?.aborted).toBe(true);
});

test('changed arguments abort the call that they replace', async () => {
	const world = createWorld({ 'main.courses': () => new Promise(() => undefined) });
	const button: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '换', actions: [{ set: () => ({ kind: 'b' }) }] }] };
	const definition = page([button], {
		state: { kind: {} },
		data: { courses: { operation: 'main.courses', with: (s) => ({ kind: s.state.kind }) } },
	});
	const { screen } = await openPage(definition, world);
	await click(screen.getByRole('button', { name: '换' }));
	await waitFor(() => expect(world.calls).toHaveLength(2));
	expect(world.calls.map((call) => call.signal?.aborted)).toEqual([true, false]);
});

test('a missing main object is shown once for the page, with a retry and a way back', async () => {
	let missing = true;
	const world = createWorld({ 'main.course': () => (missing ? failure('课程不存在') : { title: '小车' }) });
	const view = [titleOf('course'), titleOf('course'), titleOf('other')];
	const { screen } = await openPage(page(view, { data: { course: { operation: 'main.course', essential: true } } }), world);
	await screen.findByRole('alert');
	expect(screen.queryAllByRole('alert')).toHaveLength(1);
	await screen.findByRole('heading');
	expect(screen.queryByRole('button', { name: '上一页' })).not.toBeNull();
	missing = false;
	await click(screen.getByRole('button', { name: '重试' }));
	await waitFor(() => expect(screen.container.textContent).toContain('标题 小车'));
	expect(screen.queryByRole('button', { name: '上一页' })).toBeNull();
});

const AWAY = {
	'the window is hidden': {
		hide: () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
		of: document,
		events: ['visibilitychange', 'visibilitychange'],
	},
	'there is no connection': {
		hide: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
		of: window,
		events: ['offline', 'online'],
	},
};

test.each(Object.entries(AWAY))(
	'a call with `every` pauses while %s, and is made once at the return if it is overdue',
	async (_, { hide, of, events }) => {
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
		onTestFinished(() => void vi.useRealTimers());
		let count = 0;
		const world = createWorld({ 'main.board': () => ({ title: `第 ${++count} 次` }) });
		const { screen } = await openPage(page([titleOf('board')], { data: { board: { operation: 'main.board', every: 30 } } }), world);
		await waitFor(() => expect(screen.container.textContent).toContain('标题 第 1 次'));
		const wait = async (seconds: number) => {
			await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
			await pass();
		};
		const leave = async (): Promise<() => Promise<void>> => {
			const spy = hide();
			const tell = (event: string | undefined) => act(async () => void of.dispatchEvent(new Event(event ?? '')));
			await tell(events[0]);
			return () => {
				spy.mockRestore();
				return tell(events[1]);
			};
		};
		const comeBack = await leave();
		await wait(100);
		expect(count).toBe(1);
		await comeBack();
		await pass();
		expect(count).toBe(2);
		await wait(30);
		expect(count).toBe(3);
		const comeBackSoon = await leave();
		await wait(10);
		await comeBackSoon();
		await pass();
		expect(count).toBe(3);
	},
);

test('a call with `every` is repeated, and neither its loading nor its failure takes the rows away', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	onTestFinished(() => void vi.useRealTimers());
	let count = 0;
	const world = createWorld({
		'main.board': () => {
			count += 1;
			return count === 2 ? failure('服务器开小差了') : { title: `第 ${count} 次` };
		},
	});
	const { screen } = await openPage(page([titleOf('board')], { data: { board: { operation: 'main.board', every: 30 } } }), world);
	await waitFor(() => expect(screen.container.textContent).toContain('标题 第 1 次'));
	await act(() => vi.advanceTimersByTimeAsync(30_000));
	await pass();
	expect(count).toBe(2);
	expect(screen.container.textContent).toContain('标题 第 1 次');
	expect(screen.queryByRole('alert')).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(30_000));
	await waitFor(() => expect(screen.container.textContent).toContain('标题 第 3 次'));
});

test('a call with `every` ends by its own answer, and goes on if a later one says so', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const states = ['running', 'running', 'done', 'running', 'done'];
	let count = 0;
	const world = createWorld({ 'main.job': () => ({ title: states[count++] }) });
	const refresh: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '刷新', actions: [{ refresh: ['job'] }] }] };
	const job = { operation: 'main.job', every: 2, until: (s: Scope) => (s.data.job as { title: string }).title !== 'running' };
	const { screen } = await openPage(page([titleOf('job'), refresh], { data: { job } }), world);
	await waitFor(() => expect(screen.container.textContent).toContain('标题 running'));
	const wait = async (seconds: number) => {
		await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
		await pass();
	};
	await wait(2);
	expect(count).toBe(2);
	await wait(2);
	expect(screen.container.textContent).toContain('标题 done');
	await wait(60);
	await act(async () => void window.dispatchEvent(new Event('focus')));
	await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
	await pass();
	expect(count).toBe(3);
	await click(screen.getByRole('button', { name: '刷新' }));
	await pass();
	expect(count).toBe(4);
	await wait(2);
	expect(count).toBe(5);
	await wait(60);
	expect(count).toBe(5);
});
