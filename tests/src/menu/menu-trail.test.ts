// @vitest-environment node
import { expect, test } from 'vitest';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { menuTrail } from '#src/menu/menu-trail.ts';
import { opensPath } from '#src/menu/opens-path.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { tree } from '#tests/src/routing/support.ts';

const table = createRouteTable(tree);
const menu = buildMenu(
	[
		{ route: 'index' },
		{
			title: '学习',
			items: [{ route: 'courseIndex' }, { title: '推荐', items: [{ route: 'courseDetail', params: { id: 'c1' }, title: '第一门课' }] }],
		},
		{ route: 'problem' },
		{ route: 'home', title: '开始' },
	],
	table,
	() => true,
);

const trailAt = (path: string, activeMenu?: string, parents: readonly string[] = []): string =>
	menuTrail(menu, { path, activeMenu, parents }, table)
		.map(({ title }) => title)
		.join(' > ');

test.each([
	['the page of an item', '/courseIndex', undefined, '学习 > 全部课程'],
	['another spelling of its path', '/CourseIndex/', undefined, '学习 > 全部课程'],
	['a detail page, by the path in activeMenu', '/courseDetail/9', '/courseIndex', '学习 > 全部课程'],
	['a detail page, by the name in activeMenu', '/courseDetail/9', 'courseIndex', '学习 > 全部课程'],
	['a page of a group with one item', '/problem/index', undefined, '题库编程'],
	['the same by activeMenu', '/problem/program', '/problem', '题库编程'],
	['the same by the target of activeMenu', '/problem/program', '/problem/index', '题库编程'],
	['an item with parameters', '/courseDetail/c1', undefined, '学习 > 推荐 > 第一门课'],
	['other parameters of its route', '/courseDetail/c2', undefined, ''],
	['activeMenu before the page itself', '/courseDetail/c1', '/courseIndex', '学习 > 全部课程'],
	['the first of two items for the same page', '/index', undefined, '首页'],
	['no item for a page without one', '/nowhere', undefined, ''],
	['the page itself if activeMenu is not in the menu', '/courseIndex', '/studio/menus', '学习 > 全部课程'],
])('finds %s', (_what, path, activeMenu, trail) => {
	expect(trailAt(path, activeMenu)).toBe(trail);
});

test('a page without a menu item belongs to its nearest group with an item', () => {
	expect(trailAt('/problem/submission/1', undefined, ['home', 'problem'])).toBe('题库编程');
	expect(trailAt('/ucenter', undefined, ['home'])).toBe('开始');
});

test('an item is current if its address is the path, not only if it belongs to the page', () => {
	const [, , problem] = menu as [MenuEntry, MenuEntry, MenuEntry];
	expect(opensPath(problem, '/problem/index', table)).toBe(true);
	expect(opensPath(problem, '/problem/program', table)).toBe(false);
});

test('an external address and a command match no page', () => {
	const [outside, command] = buildMenu(
		[
			{ url: '/courseIndex', title: '别处' },
			{ command: 'logout', title: '退出登录' },
		],
		table,
		() => true,
	) as [MenuEntry, MenuEntry];
	expect(opensPath(outside, '/courseIndex', table)).toBe(false);
	expect(opensPath(command, '/courseIndex', table)).toBe(false);
});
