import type { RenderResult } from '@testing-library/react';
import { act, useState } from 'react';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';
import type { CurrentLocation } from '#src/menu/menu-trail.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import type { LayoutName } from '#src/settings/theme.ts';
import { MainLayout } from '#src/shell/main-layout.tsx';
import type { CurrentPage } from '#src/shell/shell-environment.tsx';
import { click, press, render } from '#tests/support/render.tsx';
import { courseDetail, inShell, menuEntry, menus, themed } from './support.tsx';

let mobile = false;

beforeEach(() => {
	mobile = false;
	vi.spyOn(window, 'matchMedia').mockImplementation(
		() => ({ matches: mobile, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList,
	);
});

afterEach(() => vi.restoreAllMocks());

function Page() {
	const [text, setText] = useState('');
	return <input aria-label="答案" value={text} onChange={(event) => setText(event.target.value)} />;
}

const drawn = (layout: LayoutName, current = courseDetail, settings = themed({ layout })): Promise<RenderResult> =>
	render(inShell(<MainLayout>{<Page />}</MainLayout>, { current, routes: createRouteTable([]) }, settings));

const names = (screen: RenderResult, role: string): string[] =>
	screen.queryAllByRole(role).map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim());

const index = { ...courseDetail, name: 'index', path: '/index', activeMenu: undefined };

test('the page keeps its position and state when the layout changes', async () => {
	const settings = themed();
	const screen = await drawn('vertical', courseDetail, settings);
	const input = screen.getByRole('textbox', { name: '答案' });
	for (const layout of ['horizontal', 'column', 'comprehensive', 'vertical'] as const) {
		await act(async () => settings.setTheme({ layout }));
		expect(screen.getByRole('textbox', { name: '答案' })).toBe(input);
	}
});

test('a menu opened while another page loads stays open when that page shows', async () => {
	let show = (_page: CurrentPage & CurrentLocation): void => undefined;
	const settings = themed();
	function Shell() {
		const [current, setCurrent] = useState(courseDetail);
		show = setCurrent;
		return inShell(<MainLayout>{<Page />}</MainLayout>, { current, routes: createRouteTable([]) }, settings);
	}
	const screen = await render(<Shell />);
	await act(async () => show({ ...index, key: 'index' }));
	expect(document.activeElement?.tagName).toBe('MAIN');
	const menu = screen.container.querySelector<HTMLElement>('[aria-haspopup="menu"]');
	await act(async () => menu?.focus());
	await click(menu as HTMLElement);
	await act(async () => show(courseDetail));
	expect(menu?.getAttribute('aria-expanded')).toBe('true');
	expect(document.activeElement).toBe(menu);
	await click(menu as HTMLElement);
	await act(async () => show({ ...index, key: 'index' }));
	expect(document.activeElement?.tagName).toBe('MAIN');
});

test('the horizontal layout has the whole menu in the header; a panel opens one group', async () => {
	const screen = await drawn('horizontal');
	expect(screen.queryByRole('complementary')).toBeNull();
	const button = screen.getByRole('button', { name: '学习' });
	expect(button.getAttribute('aria-current')).toBe('true');
	expect(screen.queryByRole('link', { name: '课程中心' })).toBeNull();
	await click(button);
	expect(button.getAttribute('aria-expanded')).toBe('true');
	expect(screen.getByRole('link', { name: '课程中心' }).getAttribute('aria-current')).toBe('page');
	await click(screen.getByRole('button', { name: '练习' }));
	expect(screen.queryByRole('link', { name: '课程中心' })).toBeNull();
});

test('keys move along the bar, into a panel, around it, and out of it', async () => {
	const screen = await drawn('horizontal');
	const focused = (): string => document.activeElement?.textContent ?? '';
	const key = (name: string): Promise<void> => press(document.activeElement as HTMLElement, name);
	await act(async () => screen.getByRole('link', { name: '首页' }).focus());
	const walk: [string, string][] = [
		['ArrowRight', '学习'],
		['ArrowRight', '练习'],
		['ArrowRight', '首页'],
		['End', '练习'],
		['Home', '首页'],
		['ArrowDown', '首页'],
		['ArrowRight', '学习'],
		['ArrowDown', '课'],
		['ArrowDown', '帮'],
		['ArrowDown', '课'],
		['End', '帮'],
		['ArrowRight', '练习'],
		['ArrowUp', '题'],
		['Escape', '练习'],
	];
	for (const [name, wanted] of walk) {
		await key(name);
		expect(focused().slice(0, wanted.length), name).toBe(wanted);
	}
	expect(screen.getByRole('button', { name: '练习' }).getAttribute('aria-expanded')).toBe('false');
});

test('the column layout shows the items of the open group beside the first level', async () => {
	const screen = await drawn('column');
	expect(screen.getByRole('button', { name: '学习' }).getAttribute('aria-expanded')).toBe('true');
	expect(screen.getByRole('link', { name: '课程中心' }).getAttribute('aria-current')).toBe('page');
	await click(screen.getByRole('button', { name: '练习' }));
	expect(screen.queryByRole('link', { name: '课程中心' })).toBeNull();
	expect(screen.queryByRole('link', { name: '题库' })).not.toBeNull();
	expect(screen.getByRole('button', { name: '学习' }).getAttribute('aria-current')).toBe('true');
});

test('the second column collapses by its button, and expands when a group is selected', async () => {
	const screen = await drawn('column');
	await click(screen.getByRole('button', { name: '收起第二栏' }));
	expect(screen.queryByRole('link', { name: '课程中心' })).toBeNull();
	await click(screen.getByRole('button', { name: '练习' }));
	expect(screen.queryByRole('link', { name: '题库' })).not.toBeNull();
	expect(screen.queryByRole('button', { name: '收起第二栏' })).not.toBeNull();
});

test('an entry without items opens its page, without a second column or collapse button', async () => {
	const screen = await drawn('column', index);
	expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/index');
	expect(screen.queryByRole('link', { name: '课程中心' })).toBeNull();
	expect(names(screen, 'button').filter((name) => /第二栏/.test(name))).toEqual([]);
});

test('a page with noColumn collapses the second column and hides its button; groups can still be opened', async () => {
	const screen = await drawn('column', { ...courseDetail, noColumn: true });
	expect(screen.queryByRole('link', { name: '课程中心' })).toBeNull();
	expect(names(screen, 'button').filter((name) => /第二栏/.test(name))).toEqual([]);
	await click(screen.getByRole('button', { name: '练习' }));
	expect(screen.queryByRole('link', { name: '题库' })).not.toBeNull();
	await click(screen.getByRole('button', { name: '练习' }));
	expect(screen.queryByRole('link', { name: '题库' })).toBeNull();
});

test('noColumn has no effect in other layouts', async () => {
	const screen = await drawn('vertical', { ...courseDetail, noColumn: true });
	expect(screen.queryByRole('link', { name: '课程中心' })).not.toBeNull();
	expect(screen.queryByRole('button', { name: '收窄菜单' })).not.toBeNull();
});

test("the comprehensive layout has the first level in the header and the open group's items at the side", async () => {
	const screen = await drawn('comprehensive');
	expect(screen.getByRole('navigation', { name: '主菜单' }).textContent).toContain('首页学习练习');
	expect(screen.getByRole('navigation', { name: '学习' }).querySelectorAll('a')).toHaveLength(2);
	await click(screen.getByRole('button', { name: '练习' }));
	expect(screen.getByRole('navigation', { name: '练习' }).textContent).toBe('题库');
});

test('the comprehensive layout has no side if the open entry has no items', async () => {
	const screen = await drawn('comprehensive', index);
	expect(screen.queryByRole('complementary')).toBeNull();
	expect(screen.queryByRole('button', { name: '收窄菜单' })).toBeNull();
});

test.each(['vertical', 'horizontal', 'column', 'comprehensive'] as const)(
	'on a phone the %s layout is a drawer with the whole menu',
	async (layout) => {
		mobile = true;
		const screen = await drawn(layout);
		expect(screen.queryByRole('complementary')).toBeNull();
		await click(screen.getByRole('button', { name: '打开菜单' }));
		expect(screen.getByRole('navigation', { name: '主菜单' }).querySelectorAll('a')).toHaveLength(4);
	},
);

test('the drawer remembers a collapsed group, and shows messages inside while it is open', async () => {
	mobile = true;
	const store = createFeedbackStore(3000);
	const screen = await render(
		<>
			{inShell(<MainLayout>页面</MainLayout>, { current: courseDetail, routes: createRouteTable([]) })}
			<FeedbackHost store={store} overlayText="" />
		</>,
	);
	await click(screen.getByRole('button', { name: '打开菜单' }));
	await click(screen.getByRole('button', { name: '学习' }));
	await act(async () => store.message('error', '名额已满'));
	expect(screen.getByRole('alert').closest('dialog')).toBe(screen.getByRole('dialog', { name: '菜单' }));
	await click(screen.getByRole('button', { name: '收起菜单' }));
	expect(screen.getByRole('alert').closest('dialog')).toBeNull();
	await click(screen.getByRole('button', { name: '打开菜单' }));
	expect(screen.getByRole('button', { name: '学习' }).getAttribute('aria-expanded')).toBe('false');
});

test('nested groups are sections of the panel', async () => {
	const deep = [menuEntry({ title: '全部', items: [menuEntry({ title: '内层', items: menus.sidebar ?? [] })] })];
	const screen = await render(
		inShell(<MainLayout>页面</MainLayout>, { useMenu: (name) => (name === 'sidebar' ? deep : []) }, themed({ layout: 'horizontal' })),
	);
	await click(screen.getByRole('button', { name: '全部' }));
	expect(screen.getByRole('navigation', { name: '主菜单' }).querySelectorAll('.menu-bar-panel a')).toHaveLength(4);
	expect(screen.container.textContent).toContain('内层');
});

test('安装到桌面 is in the menu of the user as long as the browser offers it', async () => {
	const installation = { state: proxy({ offered: false }), install: vi.fn(async () => undefined) };
	const screen = await render(inShell(<MainLayout>{<Page />}</MainLayout>, { installation }));
	await click(screen.getByRole('button', { name: /游客/ }));
	expect(screen.queryByRole('menuitem', { name: '安装到桌面' })).toBeNull();
	await act(async () => {
		installation.state.offered = true;
	});
	await click(screen.getByRole('menuitem', { name: '安装到桌面' }));
	expect(installation.install).toHaveBeenCalledOnce();
});
