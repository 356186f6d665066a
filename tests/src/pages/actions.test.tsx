import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ActionStep, BlockDefinition } from '#src/pages/page-definition.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import { createWorld, failure, openPage, type PageParts, page, type World } from '#tests/support/page-world.tsx';
import { click, pass } from '#tests/support/render.tsx';

const buttonFor = (actions: readonly ActionStep[]): BlockDefinition => ({
	block: 'buttons',
	needs: [],
	items: [{ label: '执行', actions }],
});

async function runSteps(
	actions: readonly ActionStep[],
	world: World = createWorld(),
	parts: PageParts = {},
	more: readonly BlockDefinition[] = [],
) {
	const opened = await openPage(page([buttonFor(actions), ...more], parts), world);
	world.told.length = 0;
	await click(opened.screen.getByRole('button', { name: '执行' }));
	await waitFor(() => expect(opened.screen.getByRole('button', { name: '执行' }).hasAttribute('aria-busy')).toBe(false));
	return opened;
}

test('call: the answer is `result` for the steps after it', async () => {
	const world = createWorld({ 'main.join': ({ id }) => ({ courseTitle: `课程 ${id}` }) });
	await runSteps(
		[{ call: 'main.join', with: (s) => ({ id: s.route.params.id }) }, { message: (s) => `已加入《${s.result.courseTitle}》` }],
		world,
	);
	expect(world.told).toEqual(['success: 已加入《课程 page》']);
});

test('call: a failed one ends the list and says nothing more, for the client has said it', async () => {
	const world = createWorld({ 'main.join': () => failure('名额已满') });
	await runSteps([{ call: 'main.join' }, { message: '已加入' }], world);
	expect(world.told).toEqual([]);
});

test('call: a success fetches what it makes stale, and nothing else', async () => {
	const world = createWorld({}, { invalidates: (operation) => (operation === 'main.join' ? ['main.course'] : []) });
	await runSteps([{ call: 'main.join' }], world, { data: { course: { operation: 'main.course' }, tree: { operation: 'main.tree' } } });
	expect(world.calls.map((call) => call.operation)).toEqual(['main.course', 'main.tree', 'main.join', 'main.course']);
});

test.each([
	[true, ['confirm: 要退出吗？', 'success: 好']],
	[false, ['confirm: 要退出吗？']],
])('confirm: answered with %s', async (answer, told) => {
	const world = createWorld();
	world.environment.confirm = async ({ text }) => {
		world.told.push(`confirm: ${text}`);
		return answer;
	};
	await runSteps([{ confirm: '要退出吗？' }, { message: '好' }], world);
	expect(world.told).toEqual(told);
});

test('message: with its kind and its text', async () => {
	const { world } = await runSteps([{ message: (s) => `页面 ${s.route.params.id}`, kind: 'warning' }]);
	expect(world.told).toEqual(['warning: 页面 page']);
});

test('open: a route with its parameters; null and empty values of the query are left out', async () => {
	const open = {
		route: 'courseDetail',
		params: () => ({ id: 'c1' }),
		query: { tab: () => 'files', from: () => null, keyword: () => '', page: () => 0 },
		newTab: true,
	};
	const { world } = await runSteps([{ open }]);
	expect(world.told).toEqual(['open courseDetail/c1?tab=files&page=0 in a new tab']);
});

test('open: an address outside the app, but never a script', async () => {
	const open = vi.spyOn(window, 'open').mockReturnValue(null);
	await runSteps([
		{ open: { url: () => 'https://example.com', newTab: true } },
		{ open: { url: () => 'javascript:alert(1)', newTab: true } },
	]);
	expect(open.mock.calls).toEqual([['https://example.com', '_blank', 'noopener,noreferrer']]);
});

test('back, login and logout are told to the app', async () => {
	const { world } = await runSteps([{ back: true }, { login: () => 'token-1' }, { logout: true }]);
	expect(world.told).toEqual(['back', 'login token-1', 'logout']);
});

test('set: the steps after it see the new value', async () => {
	const steps: ActionStep[] = [{ set: (s) => ({ count: s.state.count + 1 }) }, { message: (s) => `现在 ${s.state.count}` }];
	const { world } = await runSteps(steps, createWorld(), { state: { count: { type: 'integer', default: 1 } } });
	expect(world.told).toEqual(['success: 现在 2']);
});

test('refresh: fetches again and waits for it', async () => {
	let round = 0;
	const world = createWorld({ 'main.course': () => ({ title: `第 ${++round} 版` }) });
	const title: BlockDefinition = { block: 'text', needs: ['course'], text: (s) => s.data.course?.title ?? '' };
	const { screen } = await runSteps([{ refresh: ['course'] }], world, { data: { course: { operation: 'main.course' } } }, [title]);
	await waitFor(() => expect(screen.container.textContent).toContain('第 2 版'));
});

test('download: has the browser save the file, but never runs a script', async () => {
	const clicked: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		clicked.push(`${this.getAttribute('href')} as ${this.download}`);
	});
	const { world } = await runSteps([{ download: () => '/files/a.pdf', name: '讲义.pdf' }, { download: () => 'java\nscript:alert(1)' }]);
	expect(clicked).toEqual(['/files/a.pdf as 讲义.pdf']);
	expect(world.told).toEqual(['warning: 这个文件暂时无法下载']);
});

test('do: what the handler returns is `result`; false ends the list', async () => {
	const handlers: PageEnvironment['handlers'] = {
		double:
			async () =>
			({ value }) =>
				Number(value) * 2,
		stop: async () => () => false,
	};
	const steps: ActionStep[] = [
		{ do: 'double', with: () => ({ value: 21 }) },
		{ message: (s) => `得到 ${s.result}` },
		{ do: 'stop' },
		{ message: '没有人看到' },
	];
	const { world } = await runSteps(steps, createWorld({}, { handlers }));
	expect(world.told).toEqual(['success: 得到 42']);
});

test('do: a handler may lead to a page', async () => {
	const handlers: PageEnvironment['handlers'] = {
		leave: async () => (_, context) => context.open({ route: 'book', params: { id: '7' }, query: { from: 'shelf' } }),
	};
	const { world } = await runSteps([{ do: 'leave' }], createWorld({}, { handlers }));
	expect(world.told).toEqual(['open book/7?from=shelf']);
});

test('do: what a handler throws is reported and shown, and ends the list', async () => {
	const handlers: PageEnvironment['handlers'] = {
		broken: async () => () => {
			throw new Error('boom');
		},
	};
	const { world } = await runSteps([{ do: 'broken' }, { message: '没有人看到' }], createWorld({}, { handlers }));
	expect(world.told).toEqual(['error in handler broken: boom', 'error: 操作没有完成，请稍后再试']);
});

test('a double click runs the list once, however quick it is', async () => {
	const world = createWorld({ 'main.join': () => ({}) });
	const { screen } = await openPage(page([buttonFor([{ call: 'main.join' }])]), world);
	const button = screen.getByRole('button', { name: '执行' });
	await click(button, { detail: 1 });
	await click(button, { detail: 2 });
	await pass();
	expect(world.calls).toHaveLength(1);
});

test('while a list runs its button is busy and does nothing more', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({ 'main.join': () => new Promise((resolve) => (answer = resolve)) });
	const { screen } = await openPage(page([buttonFor([{ call: 'main.join' }])]), world);
	await click(screen.getByRole('button', { name: '执行' }));
	expect(screen.getByRole('button', { name: '执行' }).getAttribute('aria-busy')).toBe('true');
	await click(screen.getByRole('button', { name: '执行' }));
	expect(world.calls).toHaveLength(1);
	answer({});
	await waitFor(() => expect(screen.getByRole('button', { name: '执行' }).hasAttribute('aria-busy')).toBe(false));
});

test('whoever has left the page is not dragged elsewhere by a list that still runs', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({ 'main.join': () => new Promise((resolve) => (answer = resolve)) });
	const { screen } = await openPage(page([buttonFor([{ call: 'main.join' }, { message: '已加入' }, { open: { route: 'index' } }])]), world);
	await click(screen.getByRole('button', { name: '执行' }));
	screen.unmount();
	world.told.length = 0;
	answer({});
	await pass();
	expect(world.told).toEqual(['success: 已加入']);
});
