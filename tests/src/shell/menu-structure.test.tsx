/** Where a group of the main menu begins and ends, and how deep an item is, read from the roles of lists. */
import { type RenderResult, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import type { CurrentLocation } from '#src/menu/menu-trail.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import type { LayoutName } from '#src/settings/theme.ts';
import { MainLayout } from '#src/shell/main-layout.tsx';
import type { CurrentPage } from '#src/shell/shell-environment.tsx';
import { click, render } from '#tests/support/render.tsx';
import { inShell, menuEntry, themed } from './support.tsx';

const page = (title: string) => menuEntry({ title, icon: 'home', href: `/${title}`, route: title });

const group = (title: string, ...items: readonly MenuEntry[]) => menuEntry({ title, icon: 'home', items });

/** A group between items and one at the end of a group, items after groups, three levels. */
const NESTED = [
	page('首页'),
	group('学习资源', page('课程'), group('资料', page('视频'), page('文档')), page('作品')),
	page('备考'),
	group('练习', page('题库'), group('比赛', page('报名'))),
	page('通知'),
];

/** One dash a level; an item names its group. */
const WHOLE = [
	'首页',
	'学习资源',
	'- 课程，学习资源',
	'- 资料，学习资源',
	'-- 视频，资料',
	'-- 文档，资料',
	'- 作品，学习资源',
	'备考',
	'练习',
	'- 题库，练习',
	'- 比赛，练习',
	'-- 报名，比赛',
	'通知',
];
const TOP = WHOLE.filter((line) => !line.startsWith('-'));
const IN_STUDY = WHOLE.slice(2, 7).map((line) => line.slice(line.startsWith('--') ? 1 : 2));
const BESIDE = IN_STUDY.map((line) => line.replace('，学习资源', ''));

let mobile = false;

beforeEach(() => {
	mobile = false;
	vi.spyOn(window, 'matchMedia').mockImplementation(
		() => ({ matches: mobile, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList,
	);
});

afterEach(() => vi.restoreAllMocks());

const video: CurrentPage & CurrentLocation = { key: 'video', name: '视频', path: '/视频', activeMenu: undefined, parents: [] };

const button = (screen: RenderResult, name: string): Promise<void> => click(screen.getByRole('button', { name }));

/** The items of lists that are not folded, from their roles. */
function outline(root: HTMLElement): string[] {
	return within(root)
		.getAllByRole('listitem')
		.filter((item) => !item.closest('[inert]'))
		.map((item) => {
			const lists = within(root)
				.getAllByRole('list')
				.filter((list) => list.contains(item));
			const group = lists.at(-1)?.getAttribute('aria-label');
			const title = item.querySelector('a, button, span')?.textContent;
			return `${'-'.repeat(lists.length - 1)} ${title}${group ? `，${group}` : ''}`.trim();
		});
}

interface Look {
	name: string;
	layout: LayoutName;
	phone?: boolean;
	/** Buttons that are pressed one after another. */
	pressed?: readonly string[];
	menu?: readonly string[];
	/** The navigation beside the page, which has the name of the open group. */
	side?: readonly string[];
}

const LOOKS: readonly Look[] = [
	{ name: 'vertical', layout: 'vertical', menu: WHOLE },
	{ name: 'vertical, a group folded', layout: 'vertical', pressed: ['资料'], menu: WHOLE.filter((line) => !line.endsWith('，资料')) },
	{ name: 'vertical, all folded', layout: 'vertical', pressed: ['学习资源', '练习'], menu: TOP },
	{ name: 'vertical, narrow', layout: 'vertical', pressed: ['收窄菜单'], menu: WHOLE },
	{ name: 'drawer', layout: 'column', phone: true, pressed: ['打开菜单'], menu: WHOLE },
	{ name: 'drawer, folded', layout: 'column', phone: true, pressed: ['打开菜单', '学习资源', '练习'], menu: TOP },
	{ name: 'horizontal', layout: 'horizontal', menu: TOP },
	{ name: 'horizontal, a panel open', layout: 'horizontal', pressed: ['学习资源'], menu: WHOLE.slice(0, 9).concat('通知') },
	{ name: 'column', layout: 'column', menu: [...TOP, ...IN_STUDY] },
	{ name: 'column, folded', layout: 'column', pressed: ['收起第二栏'], menu: TOP },
	{ name: 'comprehensive', layout: 'comprehensive', menu: TOP, side: BESIDE },
	{ name: 'comprehensive, narrow', layout: 'comprehensive', pressed: ['收窄菜单'], menu: TOP, side: BESIDE },
];

test.each(LOOKS)('levels and ends of groups: $name', async ({ layout, phone = false, pressed = [], menu, side }) => {
	mobile = phone;
	const useMenu = (name: string) => (name === 'sidebar' ? NESTED : []);
	const shell = inShell(<MainLayout>页面</MainLayout>, { current: video, routes: createRouteTable([]), useMenu }, themed({ layout }));
	const screen = await render(shell);
	for (const name of pressed) await button(screen, name);
	expect(outline(screen.getByRole('navigation', { name: '主菜单' }))).toEqual(menu);
	if (side) expect(outline(screen.getByRole('navigation', { name: '学习资源' }))).toEqual(side);
});
