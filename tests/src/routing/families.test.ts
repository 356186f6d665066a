// @vitest-environment node
import { expect, test } from 'vitest';
import { checkServedList, isLockOut } from '#src/routing/served/check-served-list.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';
import { FAMILY_LISTS } from './family-lists.ts';

const site: ServedSite = {
	pages: ['home', 'course-index', 'search', 'exam-prep', 'user-list', 'not-found'],
	access: {
		roles: { Admin: { title: '管理员', permissions: [] }, Editor: { title: '编辑', permissions: [] } },
		permissions: { 'read:system': { title: '看' }, 'write:system': { title: '改' } },
		guards: { admin: { title: '管理员', role: ['Admin'] } },
	},
	routes: [{ path: '/404', name: 'notFound', component: 'not-found', meta: {} }],
	places: { home: 'index', login: 'login', notFound: 'notFound', studio: null },
	blank: ['not-found'],
};

const page = (name: string, path: string, component: string, meta: object) => ({ path, name, component, meta });

const NATIVE: Readonly<Record<keyof typeof FAMILY_LISTS, unknown>> = {
	'vue-element-admin': [
		{
			...{ path: '/course', component: 'Layout', name: 'Course' },
			meta: { title: '课程', icon: 'book', alwaysShow: true, guard: ['Admin', 'Editor'] },
			children: [
				page('CourseIndex', 'index', 'course-index', { title: '课程中心', noClosable: true, noKeepAlive: true }),
				page('Find', 'find', 'search', { title: '搜索', activeMenu: '/course/index', hidden: true }),
			],
		},
		{ path: '*', redirect: '/404', name: 'catchAll', meta: { hidden: true } },
	],
	vben: [
		{
			...{ path: '/course', name: 'Course', component: 'Layout', meta: { title: '课程', icon: 'book', guard: ['Admin'] } },
			children: [page('CourseIndex', '/course/index', 'course-index', { title: '课程中心', noKeepAlive: true, noClosable: true })],
		},
		page('Search', '/search', 'search', { title: '搜索', hidden: true }),
		{ path: 'https://help.test', name: 'Help', meta: { title: '帮助', target: '_blank' } },
		{ path: 'https://board.test', name: 'Frame', meta: { title: '看板' } },
	],
	soybean: [
		page('home', '/home', 'home', { title: '首页', noKeepAlive: true }),
		{
			...{ name: 'course', path: '/course', component: 'Layout' },
			meta: { title: 'course', icon: 'book' },
			children: [
				page('course_index', '/course/index', 'course-index', { title: '课程中心', noClosable: true, dynamicNewTab: true }),
				page('course_find', '/course/find', 'search', { title: '搜索', activeMenu: 'course_index', noKeepAlive: true, hidden: true }),
			],
		},
		{ name: 'docs', path: 'https://docs.test', meta: { title: '文档' } },
	],
	'pure-admin': [
		page('Home', '/home', 'home', { title: '首页', noKeepAlive: true }),
		{
			...{ path: '/system', name: 'system', meta: { title: '系统', icon: 'settings' } },
			children: [
				page('UserList', '/user-list', 'user-list', { title: '用户', guard: ['Admin'] }),
				page('ExamPrep', '/exam-prep', 'exam-prep', { title: '备考', noKeepAlive: true, hidden: true, noClosable: true, tabHidden: true }),
			],
		},
		{
			...{ path: '/outer', name: 'outer', meta: { title: '外链' } },
			children: [{ path: 'https://board.test', name: 'Board', meta: { title: '看板' } }],
		},
	],
	ruoyi: [
		{
			...{ name: 'System', path: '/system', component: 'Layout', meta: { title: '系统管理', icon: 'settings', alwaysShow: true } },
			children: [
				page('User', 'user', 'user-list', { title: '用户管理', noKeepAlive: true }),
				{
					...{ name: 'Log', path: 'log', component: 'Layout', meta: { title: '日志' } },
					children: [page('Find', 'find', 'search', { title: '查找', hidden: true })],
				},
			],
		},
		page('Exam', '/exam', 'exam-prep', { title: '备考' }),
		{ name: 'Site', path: 'https://site.test', meta: { title: '官网' } },
	],
	arco: [
		page('home', '/home', 'home', { title: '首页' }),
		{
			name: 'examPrep',
			path: '/exam-prep',
			component: 'exam-prep',
			meta: { title: '备考', guard: { permission: ['read:system', 'write:system'], mode: 'oneOf' } },
		},
		{
			...{ name: 'course', path: '/course', meta: { title: '课程', icon: 'book' } },
			children: [
				page('course-index', 'list', 'course-index', { title: '课程中心', noKeepAlive: true }),
				page('search', 'find', 'search', { title: '搜索', activeMenu: 'course-index', hidden: true, tabHidden: true, guard: ['Admin'] }),
			],
		},
	],
	'ant-design-pro': [
		{ path: '/welcome', component: 'home', name: 'welcome', meta: { title: '首页', icon: 'home' } },
		{
			...{ path: '/admin', name: 'admin', redirect: '/admin/users', meta: { title: '管理', icon: 'settings', guard: 'admin' } },
			children: [{ path: '/admin/users', component: 'user-list', name: 'adminUsers', meta: { title: '用户', hidden: true } }],
		},
	],
};

test.each(Object.keys(FAMILY_LISTS) as (keyof typeof FAMILY_LISTS)[])('%s: recognised by shape, converted, and then ours', (family) => {
	const checked = checkServedList(FAMILY_LISTS[family], site);
	expect(checked.family).toBe(family);
	expect(checked.list).toEqual(NATIVE[family]);
	expect(checked.findings.filter((finding) => finding.severity === 'error' && !isLockOut(finding))).toEqual([]);
	const again = checkServedList(checked.list, site);
	expect([again.family, again.list, again.converted, again.dropped]).toEqual(['native', checked.list, [], []]);
});

const report = (family: keyof typeof FAMILY_LISTS) => checkServedList(FAMILY_LISTS[family], site);

test('the report says what was converted, with the position in the list as it was', () => {
	const { converted } = report('vben');
	expect(converted).toContainEqual({ path: [], label: '', from: 'order', to: '按它排好的次序' });
	expect(converted).toContainEqual({ path: [0], label: '搜索', from: 'meta.hideInMenu: true', to: 'meta.hidden: true' });
	expect(converted).toContainEqual({ path: [0], label: '搜索', from: 'meta.keepAlive: true', to: '这里本来就是这样，不用写' });
	expect(converted).toContainEqual({
		path: [1, 0],
		label: '课程中心',
		from: '没有写 keepAlive，离开后不保留',
		to: 'meta.noKeepAlive: true',
	});
	expect(converted).toContainEqual({ path: [1], label: '课程', from: 'authority: Admin', to: 'meta.guard: Admin' });
});

test('the report says what was dropped and why', () => {
	expect(report('vben').dropped.map(({ path, what }) => [path.join('.'), what])).toEqual([
		['1.0', 'menuVisibleWithForbidden: true'],
		['3', '嵌在页面里的网站 https://board.test'],
		['4', '按钮（权限 course:add）'],
	]);
	expect(report('pure-admin').dropped).toContainEqual({
		...{ path: [0, 0], label: '用户', what: 'auths: [1]', reason: '按钮的权限由页面自己管，菜单里不用写' },
	});
	expect(report('ruoyi').dropped).toEqual([expect.objectContaining({ path: [3], what: '按钮（权限 system:user:add）' })]);
	expect(report('soybean').dropped.filter(({ what }) => !what.startsWith('i18nKey'))).toEqual([
		expect.objectContaining({ path: [1], what: 'constant: true' }),
	]);
	expect(report('ant-design-pro').dropped).toEqual([expect.objectContaining({ path: [0], what: '没有外框的页面' })]);
});

test('names of nobody stay closed: an unknown role is a finding, and only administrators get in', () => {
	const list = [{ path: '/a', name: 'a', component: 'home', meta: { title: '甲', authority: ['teacher'], hideInTab: true } }];
	const { family, findings, list: native } = checkServedList(list, site);
	expect(family).toBe('vben');
	expect(native).toMatchObject([{ meta: { guard: ['teacher'] } }]);
	expect(findings.filter((finding) => !isLockOut(finding))).toMatchObject([{ code: 'unknown-access-name', path: [0], label: '甲' }]);
});

test('several lists of names must all be passed, and a guard around a single page is kept', () => {
	const fields = { hideInTab: true, roles: ['Admin'], authority: ['Editor'], hasRole: ['Admin', 'Editor'] };
	const [page] = checkServedList([{ path: '/a', name: 'a', component: 'home', meta: { title: '甲', ...fields } }], site).list;
	expect(page).toMatchObject({ meta: { guard: [], requiredRoles: ['Editor'] } });
	const child = { name: 'Exam', path: 'exam', component: 'exam-prep', meta: { title: '备考', noCache: false, link: null } };
	const wrapper = { path: '/', component: 'Layout', guard: 'admin', children: [child] };
	const { family, list } = checkServedList([wrapper, { path: '/b', component: 'ParentView', meta: { title: '乙' }, children: [] }], site);
	expect(family).toBe('ruoyi');
	expect(list[0]).toMatchObject({ path: '/', guard: 'admin', children: [{ path: 'exam' }] });
});

test('unknown fields of meta are kept, and a list in our fields stays as it is', () => {
	const list = [
		{
			path: '/a',
			name: 'a',
			component: 'home',
			meta: { title: '甲', noClosable: true, badge: '新', rank: 3, extra: { deep: [1] } },
			more: 1,
		},
	];
	expect(checkServedList(list, site)).toMatchObject({ family: 'native', list, converted: [], dropped: [], findings: [] });
	const vben = [{ path: '/a', name: 'a', component: 'home', meta: { title: '甲', hideInTab: true, extra: { deep: [1] } }, more: 1 }];
	expect(checkServedList(vben, site).list).toMatchObject([{ meta: { extra: { deep: [1] } }, more: 1 }]);
});
