// @vitest-environment node
import { expect, test } from 'vitest';
import { crumbsOf } from '#src/routing/crumbs.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { tree } from './support.ts';

const more: readonly RouteRecord[] = [
	...tree,
	{
		path: '/me',
		name: 'me',
		component: 'Layout',
		meta: { title: '我的' },
		children: [
			{ path: 'news', name: 'news', component: 'news', meta: { title: '消息' } },
			{ path: 'centre', name: 'centre', component: 'centre', meta: { title: '个人中心' } },
			{ path: 'profile', name: 'profile', component: 'profile', meta: { title: '资料', hidden: true, activeMenu: '/me/centre' } },
			{ path: 'prizes/:id', name: 'prize', component: 'prize', meta: { title: '奖品', hidden: true, activeMenu: 'gone' } },
		],
	},
	{ path: '/empty', name: 'empty', component: 'Layout', meta: { title: '空' }, children: [] },
	{
		path: '/secret',
		name: 'secret',
		component: 'Layout',
		meta: { title: '内部', hidden: true },
		children: [{ path: 'tools', name: 'tools', component: 'tools', meta: { title: '工具' } }],
	},
];
const table = createRouteTable(more);

test.each([
	['index', '首页→/index'],
	['courseDetail', '课程中心→/courseIndex 课程详情→'],
	['centre', '我的→/me 个人中心→/me/centre'],
	['profile', '我的→/me 个人中心→/me/centre 资料→'],
	['prize', '我的→/me 奖品→'],
	['tools', '内部→ 工具→/secret/tools'],
	['empty', '空→'],
	['problemIndex', '题库编程→'],
])('the breadcrumbs of %s are %s', (name, way) => {
	const route = table.byName.get(name);
	expect(
		route &&
			crumbsOf(route, table)
				.map(({ title, href }) => `${title}→${href ?? ''}`)
				.join(' '),
	).toBe(way);
});
