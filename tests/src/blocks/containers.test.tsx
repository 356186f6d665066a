import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ButtonSpec } from '#generated/block-types.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import type { CallWatch } from '#src/pages/page-context.tsx';
import type { ActionStep, BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, failure, openPage, page } from '#tests/support/page-world.tsx';
import { click, press } from '#tests/support/render.tsx';

const line = (text: string): BlockDefinition => ({ block: 'text', needs: [], text });
const tabs: BlockDefinition = {
	block: 'tabs',
	needs: [],
	label: '课程内容',
	binds: 'tab',
	items: [
		{ key: 'catalog', title: '目录', blocks: [line('这是目录')] },
		{ key: 'files', title: '资料', badge: () => 3, blocks: [line('这是资料')] },
		{ key: 'secret', title: '教案', guard: 'staff', blocks: [line('这是教案')] },
		{ key: 'teachers', title: '老师', blocks: [line('这是老师')] },
	],
};

test('keeps the open tab in the address; arrow keys, Home and End move and open', async () => {
	const { screen, address } = await openPage(page([tabs], { state: { tab: { query: true } } }), createWorld(), '/page?tab=files');
	expect(screen.getByRole('tab', { name: '资料 3' }).getAttribute('aria-selected')).toBe('true');
	expect(screen.getByRole('tabpanel').textContent).toBe('这是资料');
	expect(screen.queryByRole('tab', { name: '教案' })).toBeNull();
	await press(screen.getByRole('tab', { name: '资料 3' }), 'ArrowRight');
	expect(address()).toBe('/page?tab=teachers');
	expect(document.activeElement).toBe(screen.getByRole('tab', { name: '老师' }));
	await press(screen.getByRole('tab', { name: '老师' }), 'ArrowRight');
	expect(screen.getByRole('tabpanel').textContent).toBe('这是目录');
	await press(screen.getByRole('tab', { name: '目录' }), 'End');
	expect(address()).toBe('/page?tab=teachers');
	await click(screen.getByRole('tab', { name: '目录' }));
	expect(screen.queryAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('an unknown or forbidden tab in the address opens the first tab', async () => {
	const { screen } = await openPage(page([tabs], { state: { tab: { query: true } } }), createWorld(), '/page?tab=secret');
	expect(screen.getByRole('tabpanel').textContent).toBe('这是目录');
});

test('a button with a target is a link; without a page to open it is not shown', async () => {
	const items: ButtonSpec[] = [
		{ label: '去课程', kind: 'primary', icon: 'book', opens: { route: 'courseDetail', params: () => ({ id: 'c1' }) } },
		{ label: '去不了', opens: { path: () => '/no-such-page' } },
	];
	const { screen } = await openPage(page([{ block: 'buttons', needs: [], items }]), createWorld());
	expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
		['去课程', '/courseDetail/c1'],
	]);
	expect(screen.queryAllByRole('button')).toEqual([]);
});

test('containers render their content with accessible names', async () => {
	const view: BlockDefinition[] = [
		{ block: 'split', needs: [], label: '侧栏', side: [line('旁边')], main: [{ block: 'grid', needs: [], blocks: [line('格子')] }] },
		{ block: 'stack', needs: [], direction: 'horizontal', blocks: [line('叠放')] },
		{
			block: 'card',
			needs: [],
			title: '最新通知',
			buttons: [{ label: '更多', kind: 'text', actions: [{ back: true }] }],
			blocks: [line('通知')],
		},
	];
	const { screen } = await openPage(page(view), createWorld());
	expect(screen.getByRole('complementary', { name: '侧栏' }).textContent).toBe('旁边');
	expect(screen.getByRole('region', { name: '最新通知' }).textContent).toBe('最新通知更多通知');
	expect(screen.container.textContent).toContain('格子');
	expect(screen.container.textContent).toContain('叠放');
});

test('a list card is one link named by its title, with a decorative picture', async () => {
	const cards: BlockDefinition = {
		block: 'cards',
		needs: [],
		source: { rows: () => [{ id: 'c1', title: '小车', cover: 'javascript:alert(1)', tags: ['机器人'], progress: 140 }] },
		title: (s) => s.row.title,
		image: (s) => s.row.cover,
		badges: [(_, p) => p.dictLabel('easy', 'difficulty'), (s) => s.row.tags[0], () => null],
		progress: (s) => s.row.progress,
		opens: { route: 'courseDetail', params: (s) => ({ id: s.row.id }) },
		label: '课程',
	};
	const { screen, world } = await openPage(page([cards]), createWorld());
	expect(screen.getByRole('link').getAttribute('href')).toBe('/courseDetail/c1');
	expect(screen.getByRole('list', { name: '课程' }).textContent).toContain('入门机器人');
	expect(screen.getByRole('progressbar', { name: '小车进度' }).getAttribute('aria-valuenow')).toBe('100');
	expect(screen.container.querySelector('img')).toBeNull();
	await click(screen.getByRole('link', { name: '小车' }), { ctrlKey: true });
	expect(world.log).not.toContain('open courseDetail/c1');
});

test('menu shortcuts render as tiles, and groups are replaced by their items', async () => {
	const world = createWorld();
	const entry = (key: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
		key,
		title: key,
		icon: null,
		note: null,
		href: `/${key}`,
		external: false,
		route: null,
		command: null,
		items: [],
		...more,
	});
	const menu = [
		entry('学习', { href: null, items: [entry('课程', { note: '一步步学' })] }),
		entry('退出', { href: null }),
		entry('官网', { href: 'https://example.com', external: true }),
	];
	world.environment.useMenu = () => menu;
	const { screen } = await openPage(page([{ block: 'links', needs: [], menu: 'home', label: '常用入口' }]), world);
	expect(screen.getByRole('list', { name: '常用入口' }).children).toHaveLength(3);
	await click(screen.getByRole('link', { name: '课程 一步步学' }));
	await click(screen.getByRole('button', { name: '退出' }));
	expect(world.log.slice(-2)).toEqual(['menu 课程', 'menu 退出']);
	expect(screen.getByRole('link', { name: '官网' }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('detail, stat, image and result show their content', async () => {
	const view: BlockDefinition[] = [
		{
			block: 'detail',
			needs: [],
			source: { record: () => ({ teacher: '王老师', level: 'hard', room: null }) },
			items: [
				{ label: '老师', value: (s) => s.record.teacher },
				{ label: '难度', value: (s, p) => p.dictLabel(s.record.level, 'difficulty'), look: 'badge' },
				{ label: '教室', value: (s) => s.record.room },
				{ label: '内部', value: () => 'x', when: () => false },
			],
		},
		{
			block: 'detail',
			needs: [],
			source: { record: () => null },
			items: [{ label: '老师', value: (s) => s.record.teacher }],
			empty: '没有这门课',
		},
		{ block: 'stat', needs: [], label: '连续学习', value: () => 3, unit: '天', icon: 'star', opens: { route: 'ucenter' } },
		{ block: 'image', needs: [], url: () => null, alt: '我的头像' },
		{
			block: 'result',
			needs: [],
			status: '403',
			title: '没有访问权限',
			message: '请联系老师',
			buttons: [{ label: '回到首页', actions: [{ open: { route: 'index' } }] }],
		},
	];
	const { screen } = await openPage(page(view), createWorld());
	expect([...screen.container.querySelectorAll('dd')].map((value) => value.textContent)).toEqual(['王老师', '挑战', '—']);
	expect(screen.container.textContent).toContain('没有这门课');
	expect(screen.getByRole('link', { name: '连续学习 3 天' }).getAttribute('href')).toBe('/ucenter');
	expect(screen.getByRole('img', { name: '我的头像' })).toBeDefined();
	expect(screen.getByRole('heading', { name: '没有访问权限' }).tagName).toBe('H1');
});

test('a custom component gets its props; if it fails to load, an error box offers a retry', async () => {
	let broken = true;
	const components = componentLoaders({
		'hello#Hello': async () => {
			if (broken) throw new Error('offline');
			return ({ name }: { name: string }) => <p>你好 {name}</p>;
		},
	});
	const custom: BlockDefinition = { block: 'custom', needs: [], component: 'hello#Hello', props: () => ({ name: '小明' }) };
	const { screen } = await openPage(page([custom]), createWorld({}, { components }));
	await screen.findByRole('alert');
	broken = false;
	await click(screen.getByRole('button', { name: '重试' }));
	await waitFor(() => expect(screen.container.textContent).toContain('你好 小明'));
});

test.each([
	['done', { id: 'n1' }, '完成'],
	['refused', failure('满了'), '满了'],
])('a component learns what became of the steps of its event, which were %s', async (_what, answer, told) => {
	const world = createWorld({ 'main.courseNoteSave': () => answer });
	world.environment.components = componentLoaders({
		'letter#Letter': async () => Letter,
	});
	const saves: ActionStep[] = [{ call: 'main.courseNoteSave', with: ({ event }) => ({ lessonId: 'v1', text: event }) }];
	const { screen } = await openPage(page([{ block: 'custom', needs: [], component: 'letter#Letter', on: { saves } }]), world);
	await click(await screen.findByRole('button', { name: '存' }));
	expect(screen.getByRole('status').textContent).toBe(told);
	expect(world.calls.map(({ input }) => input)).toEqual([{ lessonId: 'v1', text: '信' }]);
	// The component shows a failure, and the page does not repeat it.
	expect(world.log.filter((line) => line.startsWith('failed'))).toEqual([]);
});

function Letter({ on }: { on: { saves(event: string, watch: CallWatch): Promise<boolean> } }) {
	const [told, setTold] = useState('');
	const save = async (): Promise<void> => {
		const onFailed: CallWatch['onFailed'] = (_operation, { message }) => {
			setTold(message);
			return true;
		};
		if (await on.saves('信', { onFailed })) setTold('完成');
	};
	return (
		<>
			<button type="button" onClick={save}>
				存
			</button>
			<p role="status">{told}</p>
		</>
	);
}

test('a collapsed side column opens when its label is pressed', async () => {
	const split: BlockDefinition = {
		block: 'split',
		needs: [],
		label: '课程目录',
		folds: true,
		side: [line('第一章')],
		main: [line('课程')],
	};
	const { screen } = await openPage(page([split]), createWorld());
	const opener = await screen.findByRole('button', { name: '课程目录' });
	const folded = screen.container.querySelector(`[id="${opener.getAttribute('aria-controls')}"]`);
	expect([opener.getAttribute('aria-expanded'), folded?.hasAttribute('data-open'), folded?.textContent]).toEqual([
		'false',
		false,
		'第一章',
	]);
	await click(opener);
	expect([opener.getAttribute('aria-expanded'), folded?.hasAttribute('data-open')]).toEqual(['true', true]);
});

test('a disclosure opens its blocks, and a stack that announces is a status even while it is empty', async () => {
	const view: BlockDefinition[] = [
		{ block: 'disclosure', needs: [], title: '要多久？', blocks: [line('三天')] },
		{ block: 'stack', needs: [], announces: true, blocks: [{ block: 'notice', needs: [], text: () => '' }] },
	];
	const { screen } = await openPage(page(view), createWorld());
	const details = screen.container.querySelector('details');
	expect([details?.open, details?.querySelector('summary')?.textContent, details?.textContent]).toEqual([
		false,
		'要多久？',
		'要多久？三天',
	]);
	expect(screen.getByRole('status').textContent).toBe('');
});

test('a disclosure may be open at first, and shows a note and badges', async () => {
	const disclosure: BlockDefinition = {
		block: 'disclosure',
		needs: [],
		title: '第 2 次',
		note: '昨天交',
		badges: [() => '已批改'],
		open: () => true,
		blocks: [line('做完了')],
	};
	const { screen } = await openPage(page([disclosure]), createWorld());
	const details = screen.container.querySelector('details') as HTMLDetailsElement;
	expect([details.open, details.querySelector('summary')?.textContent]).toEqual([true, '第 2 次昨天交已批改']);
});

test('a side column at the end comes after the main column for every reader', async () => {
	const split: BlockDefinition = { block: 'split', needs: [], label: '旁栏', sideAt: 'end', side: [line('旁边')], main: [line('课程')] };
	const { screen } = await openPage(page([split]), createWorld());
	await screen.findByRole('complementary', { name: '旁栏' });
	expect(screen.container.textContent).toContain('课程旁边');
});
