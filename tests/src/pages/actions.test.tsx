import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OpenTarget } from '#generated/block-types.ts';
import { HttpError } from '#src/http/result.ts';
import type { ActionStep, BlockDefinition } from '#src/pages/page-definition.ts';
import type { ActionHandler } from '#src/pages/use-page-code.ts';
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
	world.log.length = 0;
	await click(opened.screen.getByRole('button', { name: '执行' }));
	await waitFor(() => expect(opened.screen.getByRole('button', { name: '执行' }).hasAttribute('aria-busy')).toBe(false));
	return opened;
}

test('call: later steps read the response as `result`', async () => {
	const world = createWorld({ 'main.competitionTeamJoin': ({ id }) => ({ courseTitle: `课程 ${id}` }) });
	await runSteps(
		[
			{ call: 'main.competitionTeamJoin', with: (s) => ({ id: s.route.params.id }) },
			{ message: (s) => `已加入《${s.result.courseTitle}》` },
		],
		world,
	);
	expect(world.log).toEqual(['success: 已加入《课程 page》']);
});

test('call: a failure ends the list, and only the client reports it', async () => {
	const world = createWorld({ 'main.competitionTeamJoin': () => failure('名额已满') });
	await runSteps([{ call: 'main.competitionTeamJoin' }, { message: '已加入' }], world);
	expect(world.log).toEqual([]);
});

test.each([
	['changed', 'info: 刚才网络断了一下。页面已经重新读过，内容有变化，很可能已经成功了；看清楚再决定要不要再试。'],
	['unchanged', 'warning: 刚才网络断了一下。页面已经重新读过，没有找到刚才的提交，可以再试。'],
	['unread', 'error: 网络不太稳'],
] as const)('call: after a lost answer of a back end without keys the page is read again, and is %s', async (reread, said) => {
	const lost = () => new HttpError({ kind: 'network', message: '网络不太稳' });
	const keyless = { unkeyed: () => true, readAgain: async () => reread };
	const world = createWorld({ 'main.competitionTeamJoin': lost }, keyless);
	await runSteps([{ call: 'main.competitionTeamJoin' }, { message: '已加入' }], world);
	expect(world.log).toEqual([said]);
	const refused = createWorld({ 'main.competitionTeamJoin': () => failure('名额已满') }, keyless);
	await runSteps([{ call: 'main.competitionTeamJoin' }], refused);
	expect(refused.log).toEqual(['failed: 名额已满']);
});

test('call: a success refetches only the data that it makes stale', async () => {
	const world = createWorld(
		{},
		{ invalidates: (operation) => (operation === 'main.competitionTeamJoin' ? ['main.courseDirectoryTree'] : []) },
	);
	await runSteps([{ call: 'main.competitionTeamJoin' }], world, {
		data: { course: { operation: 'main.courseDirectoryTree' }, tree: { operation: 'main.tree' } },
	});
	expect(world.calls.map((call) => call.operation)).toEqual([
		'main.courseDirectoryTree',
		'main.tree',
		'main.competitionTeamJoin',
		'main.courseDirectoryTree',
	]);
});

test.each([
	[true, ['confirm: 要退出吗？', 'success: 好']],
	[false, ['confirm: 要退出吗？']],
])('confirm: answered with %s', async (answer, log) => {
	const world = createWorld();
	world.environment.confirm = async ({ text }) => {
		world.log.push(`confirm: ${text}`);
		return answer;
	};
	await runSteps([{ confirm: '要退出吗？' }, { message: '好' }], world);
	expect(world.log).toEqual(log);
});

test('message: shows its kind and text', async () => {
	const { world } = await runSteps([{ message: (s) => `页面 ${s.route.params.id}`, kind: 'warning' }]);
	expect(world.log).toEqual(['warning: 页面 page']);
});

test('open: a route with its parameters; null and empty values are left out of the query', async () => {
	const open: OpenTarget = {
		route: 'courseDetail',
		params: () => ({ id: 'c1' }),
		query: { tab: () => 'files', from: () => null, keyword: () => '', page: () => 0 },
		newTab: true,
	};
	const { world } = await runSteps([{ open }]);
	expect(world.log).toEqual(['open courseDetail/c1?tab=files&page=0 in a new tab']);
});

test('open: an external address, but never a script', async () => {
	const open = vi.spyOn(window, 'open').mockReturnValue(null);
	await runSteps([
		{ open: { url: () => 'https://example.com', newTab: true } },
		{ open: { url: () => 'javascript:alert(1)', newTab: true } },
	]);
	expect(open.mock.calls).toEqual([['https://example.com', '_blank', 'noopener,noreferrer']]);
});

test('back, login and logout call the app', async () => {
	const { world } = await runSteps([{ back: true }, { login: () => 'token-1' }, { logout: true }]);
	expect(world.log).toEqual(['back', 'login token-1', 'logout']);
});

test('set: later steps see the new value', async () => {
	const steps: ActionStep[] = [{ set: (s) => ({ count: s.state.count + 1 }) }, { message: (s) => `现在 ${s.state.count}` }];
	const { world } = await runSteps(steps, createWorld(), { state: { count: { type: 'integer', default: 1 } } });
	expect(world.log).toEqual(['success: 现在 2']);
});

test('refresh: refetches and waits for the data', async () => {
	let round = 0;
	const world = createWorld({ 'main.courseDirectoryTree': () => ({ title: `第 ${++round} 版` }) });
	const title: BlockDefinition = { block: 'text', needs: ['course'], text: (s) => s.data.course?.title ?? '' };
	const { screen } = await runSteps([{ refresh: ['course'] }], world, { data: { course: { operation: 'main.courseDirectoryTree' } } }, [
		title,
	]);
	await waitFor(() => expect(screen.container.textContent).toContain('第 2 版'));
});

describe('copy', () => {
	afterEach(() => vi.unstubAllGlobals());

	test('copies a text, and the whole address of a target', async () => {
		const copied: string[] = [];
		vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } });
		const { world } = await runSteps([
			{ copy: (s) => `邀请码 ${s.route.params.id}` },
			{ copy: { route: 'search', query: { keyword: () => '循环' } } },
			{ message: '复制好了' },
		]);
		expect(copied).toEqual(['邀请码 page', new URL(`/search?keyword=${encodeURIComponent('循环')}`, window.location.href).href]);
		expect(world.log).toEqual(['success: 复制好了']);
	});

	test('copies no target that the page does not open', async () => {
		const copied: string[] = [];
		vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } });
		const { world } = await runSteps([{ copy: [{ route: 'search', when: () => false }] }, { message: '复制好了' }]);
		expect([copied, world.log]).toEqual([[], ['warning: 没有复制成功，选中文字手动复制吧']]);
	});

	test.each([
		['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
		['has none', undefined],
	])('tells the user if the browser %s, and ends the list', async (_case, clipboard) => {
		vi.stubGlobal('navigator', { ...navigator, clipboard });
		const { world } = await runSteps([{ copy: 'STAR26' }, { message: '复制好了' }]);
		expect(world.log).toEqual(['warning: 没有复制成功，选中文字手动复制吧']);
	});
});

test('download: saves the file through the browser, but never runs a script', async () => {
	const clicked: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		clicked.push(`${this.getAttribute('href')} as ${this.download}`);
	});
	const { world } = await runSteps([{ download: () => '/files/a.pdf', name: '讲义.pdf' }, { download: () => 'java\nscript:alert(1)' }]);
	expect(clicked).toEqual(['/files/a.pdf as 讲义.pdf']);
	expect(world.log).toEqual(['warning: 这个文件暂时无法下载']);
});

const fileWorld = (answer: () => unknown) => {
	const world = createWorld({ 'main.studentInfo': answer });
	const { call } = world.environment;
	const headers = new Headers({ 'Content-Disposition': "attachment; filename*=UTF-8''%E6%B8%85%E5%8D%95.csv" });
	world.environment.call = (async (...given: Parameters<typeof call>) => {
		given[2]?.onLoaded?.(30, 100);
		return { ...(await call(...given)), headers };
	}) as typeof call;
	return world;
};

const savedFiles = () => {
	const names: string[] = [];
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		names.push(this.download);
	});
	return names;
};

test('download: calls an operation and saves the file under the name of the server, or that of the step', async () => {
	const names = savedFiles();
	const file = { call: 'main.studentInfo', with: () => ({ term: '秋' }) } as const;
	const { world } = await runSteps(
		[{ download: file }, { download: file, name: '我的清单.csv' }, { message: '好了' }],
		fileWorld(() => new Blob(['a'])),
	);
	await waitFor(() => expect(world.log).toEqual(['success: 好了']));
	expect(names).toEqual(['清单.csv', '我的清单.csv']);
	expect(world.calls[0]?.input).toEqual({ term: '秋' });
});

test('download: a failed call ends the list', async () => {
	const names = savedFiles();
	const { world } = await runSteps(
		[{ download: { call: 'main.studentInfo' } }, { message: '好了' }],
		fileWorld(() => failure('没有这个文件')),
	);
	await waitFor(() => expect(world.calls).toHaveLength(1));
	await pass();
	expect([names, world.log.filter((entry) => entry.includes('好了'))]).toEqual([[], []]);
});

test('download: a long one tells how far it is', async () => {
	savedFiles();
	let answer: (file: Blob) => void = () => undefined;
	const world = fileWorld(() => new Promise((resolve) => (answer = resolve)));
	const { screen } = await openPage(page([buttonFor([{ download: { call: 'main.studentInfo' } }])]), world);
	world.log.length = 0;
	await click(screen.getByRole('button', { name: '执行' }));
	await waitFor(() => expect(world.log).toEqual(['kept: 正在下载… 30%']), { timeout: 5000 });
	answer(new Blob(['a']));
	await waitFor(() => expect(world.log.at(-1)).toBe('kept message closed'));
});

type Handlers = Readonly<Record<string, ActionHandler>>;

const worldWith = (handlers: Handlers) => createWorld({}, { loadHandler: async (name) => handlers[name] });

test('do: the return value of the handler is `result`; false ends the list', async () => {
	const handlers: Handlers = {
		double: ({ value }) => Number(value) * 2,
		stop: () => false,
	};
	const steps: ActionStep[] = [
		{ do: 'double', with: () => ({ value: 21 }) },
		{ message: (s) => `得到 ${s.result}` },
		{ do: 'stop' },
		{ message: '没有人看到' },
	];
	const { world } = await runSteps(steps, worldWith(handlers));
	expect(world.log).toEqual(['success: 得到 42']);
});

test('do: a handler may navigate to a page', async () => {
	const handlers: Handlers = {
		leave: (_, context) => context.open({ route: 'noticeDetail', params: { id: '7' }, query: { from: 'shelf' } }),
	};
	const { world } = await runSteps([{ do: 'leave' }], worldWith(handlers));
	expect(world.log).toEqual(['open noticeDetail/7?from=shelf']);
});

test('do: an error thrown by the handler is logged and shown, and ends the list', async () => {
	const handlers: Handlers = {
		broken: () => {
			throw new Error('boom');
		},
	};
	const { world } = await runSteps([{ do: 'broken' }, { message: '没有人看到' }], worldWith(handlers));
	expect(world.log).toEqual(['error in handler broken: boom', 'error: 操作没有完成，请稍后再试']);
});

test('a fast double click runs the list once', async () => {
	const world = createWorld({ 'main.competitionTeamJoin': () => ({}) });
	const { screen } = await openPage(page([buttonFor([{ call: 'main.competitionTeamJoin' }])]), world);
	const button = screen.getByRole('button', { name: '执行' });
	await click(button, { detail: 1 });
	await click(button, { detail: 2 });
	await pass();
	expect(world.calls).toHaveLength(1);
});

test('the button is busy and inactive while its list runs', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({ 'main.competitionTeamJoin': () => new Promise((resolve) => (answer = resolve)) });
	const { screen } = await openPage(page([buttonFor([{ call: 'main.competitionTeamJoin' }])]), world);
	await click(screen.getByRole('button', { name: '执行' }));
	expect(screen.getByRole('button', { name: '执行' }).getAttribute('aria-busy')).toBe('true');
	await click(screen.getByRole('button', { name: '执行' }));
	expect(world.calls).toHaveLength(1);
	answer({});
	await waitFor(() => expect(screen.getByRole('button', { name: '执行' }).hasAttribute('aria-busy')).toBe(false));
});

test('a running list does not navigate after the user has left the page', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({ 'main.competitionTeamJoin': () => new Promise((resolve) => (answer = resolve)) });
	const { screen } = await openPage(
		page([buttonFor([{ call: 'main.competitionTeamJoin' }, { message: '已加入' }, { open: { route: 'index' } }])]),
		world,
	);
	await click(screen.getByRole('button', { name: '执行' }));
	screen.unmount();
	world.log.length = 0;
	answer({});
	await pass();
	expect(world.log).toEqual(['success: 已加入']);
});
