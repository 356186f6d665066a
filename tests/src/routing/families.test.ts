// @vitest-environment node
import { expect, test } from 'vitest';
import { checkServedList, isLockOut } from '#src/routing/served/check-served-list.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';
import { FAMILY_LISTS, LEFT_OUT_LISTS } from './family-lists.ts';

const site: ServedSite = {
	pages: ['home', 'course-index', 'search', 'exam-prep', 'user-list', 'not-found'],
	access: {
		roles: { Admin: { title: '管理员', permissions: [] }, Editor: { title: '编辑', permissions: [] } },
		permissions: { 'read:system': { title: '看' }, 'write:system': { title: '改' } },
		guards: { admin: { title: '管理员', role: ['Admin'] } },
	},
	routes: [{ path: '/404', name: 'notFound', component: 'not-found', meta: {} }],
	frames: ['https://board.test'],
	places: { home: 'index', login: 'login', notFound: 'notFound', studio: null },
	blank: ['not-found'],
};

/** What each list becomes, a record a line: path, component, title, settings. `lost` has each field that is not converted, with its place. */
const RESULTS: Readonly<Record<keyof typeof FAMILY_LISTS, { menu: string; lost: string }>> = {
	'vue-element-admin': {
		menu: `
 Layout - > dashboard
  dashboard home 首页 icon=home noClosable
/course Layout 课程 icon=book guard=Admin,Editor alwaysShow
  index course-index 课程中心 noClosable noKeepAlive
  find search 搜索 activeMenu=/course/index hidden
/list Layout -
  all/:id? exam-prep 列表 noKeepAlive
external-link Layout - guard=Editor
  https://site.test - 官网 icon=link
/only search 管理 guard=admin
* - - hidden > /404
`,
		lost: `
`,
	},
	vben: {
		menu: `
/course Layout 课程 icon=book guard=Admin
  /course/index course-index 课程中心 noClosable noKeepAlive
/search search 搜索 hidden
https://help.test - 帮助
/frame - 看板 frame=https://board.test
/exam exam-prep 备考 query={"tab":"paper"}
`,
		lost: `
1.0 课程中心 meta.menuVisibleWithForbidden: true
4 Add type: button
5 停用的 status: 0
`,
	},
	soybean: {
		menu: `
/home home 首页 noKeepAlive
/course Layout course icon=book
  /course/index course-index 课程中心 dynamicNewTab
  /course/find search 搜索 hidden activeMenu=course_index noKeepAlive
https://docs.test - 文档
/board - 看板 guard=R_SUPER frame=https://board.test
/ - root hidden > /home
`,
		lost: `
1 首页 meta.constant: true
0.0 课程中心 meta.fixedIndexInTab: 0
4 root meta.constant: true
`,
	},
	'pure-admin': {
		menu: `
/home home 首页 noKeepAlive
/system - 系统 icon=settings
  /user-list user-list 用户 guard=Admin
  /exam-prep exam-prep 备考 hidden noClosable tabHidden noKeepAlive
/outer - 外链
  /board - 看板 frame=https://board.test
  https://docs.test - 文档
`,
		lost: `
0.0 用户 meta.auths: [1]
`,
	},
	'vue-element-admin, eladmin': {
		menu: `
/system Layout 系统管理 icon=system noKeepAlive alwaysShow
  user user-list 用户管理 icon=peoples noKeepAlive
`,
		lost: `
`,
	},
	'vue-element-admin, RuoYi': {
		menu: `
/system Layout 系统管理 icon=settings alwaysShow
  user user-list 用户管理 noKeepAlive query={"sort":"age"}
  log Layout 日志
    find search 查找 hidden
/ Layout -
  exam exam-prep 备考
https://site.test - 官网
/ Layout -
  board.test - 看板 frame=https://board.test
`,
		lost: `
4 AddUser menuType: F
`,
	},
	arco: {
		menu: `
/home home 首页
/course - 课程 icon=book
  list course-index 课程中心 noKeepAlive
  find search 搜索 guard=Admin hidden tabHidden activeMenu=course-index
/space - 空间
  own exam-prep 备考 hidden
`,
		lost: `
`,
	},
	yudao: {
		menu: `
/teaching - 教学 icon=book alwaysShow
  course course-index 课程 noKeepAlive alwaysShow
  find search 查找 icon=search hidden alwaysShow
`,
		lost: `
`,
	},
	'vben-2': {
		menu: `
/home home 首页
/course Layout 课程 icon=book > /course/index
  index course-index 课程中心 hidden noClosable noKeepAlive
  find search 搜索 hidden activeMenu=/course/index guard=Admin
/site - 官网 frame=https://site.test
`,
		lost: `
2 首页 meta.hideBreadcrumb: true
0.0 课程中心 meta.carryParam: true
`,
	},
	pig: {
		menu: `
/frame/docs-test - 文档 icon=file noKeepAlive frame=https://docs.test
/teaching - 教学 icon=iconfont icon-jiaoxue noKeepAlive
  /search/index search 查找 icon=search hidden noKeepAlive
  /course-index/index course-index 课程 icon=book noClosable
`,
		lost: `
0.0 课程 meta.enName: courses
0.2 新增 menuType: 1
`,
	},
	jeecg: {
		menu: `
/teaching Layout 教学 noKeepAlive icon=book
  /teaching/course course-index 课程
  /teaching/find search 查找 noKeepAlive tabHidden hidden
https://board.test - 看板 noKeepAlive icon=star
`,
		lost: `
0.0 课程 meta.permissionList: [1]
`,
	},
	'vue-next-admin': {
		menu: `
/home home 首页 noClosable guard=admin icon=home
/teaching Layout 教学 > /teaching/course
  /teaching/course course-index 课程 guard=Admin,Editor
  /teaching/find search 查找 noKeepAlive
https://site.test - 官网 noKeepAlive
/iframes - 看板 noKeepAlive noClosable frame=https://board.test
`,
		lost: `
`,
	},
	'sz-admin': {
		menu: `
/home/index home 首页 icon=home noClosable
/system  系统 icon=settings > /system/user
  /system/user user-list 用户 icon=user noKeepAlive
  /system/find/:id search 查找 hidden activeMenu=/system/user
https://site.test - 官网 icon=link noKeepAlive
`,
		lost: `
1.0 用户 meta.useDataScope: T
1.1 查找 meta.isFull: T
`,
	},
	snowy: {
		menu: `
/workbench home 工作台 icon=home noClosable
/courses course-index 课程 icon=book noKeepAlive
/docs - 资料 icon=file
  https://site.test - 官网
  /frame/board-test - 看板 frame=https://board.test
  /docs/find search 查找 hidden noKeepAlive
`,
		lost: `
1.3 新增 category: BUTTON
`,
	},
	umi: {
		menu: `
/ - - hidden > /welcome
/welcome home 欢迎 icon=smile
/admin - 管理 icon=settings guard=admin
  /admin - - hidden > /admin/users
  /admin/users user-list 用户
  /admin/find search 查找 hidden
/account - 我的 icon=user
  /account/courses course-index 课程 hidden
  /account/exam exam-prep 备考 hidden
https://site.test - 官网 icon=link
* ./404 - hidden
`,
		lost: `
3.1 备考 hideInBreadcrumb: true
`,
	},
	geeker: {
		menu: `
/home/index home 首页 icon=home noClosable
/course - 课程 icon=Reading > /course/list
  /course/list course-index 课程中心 icon=menu
  /course/find search 查找 icon=menu activeMenu=/course/list hidden noKeepAlive
https://site.test - 官网 icon=link
`,
		lost: `
1.0 课程中心 meta.isFull: true
`,
	},
	'art-design-pro': {
		menu: `
/course Layout 课程 icon=&#xe721; guard=Admin,Editor
  index course-index 课程中心 noClosable badge=新
  find search 查找 hidden tabHidden noKeepAlive activeMenu=/course/index
https://docs.test - 文档 noKeepAlive
`,
		lost: `
0.0 课程中心 meta.showBadge: true
0.0 课程中心 meta.authList: [1]
0.1 查找 meta.isFullPage: true
`,
	},
	'naive-ui-admin': {
		menu: `
/board - 看板 frame=https://board.test
/course Layout 课程 icon=book > /course/index
  index course-index 课程中心 noClosable guard=read:system
  find search 查找 hidden activeMenu=CourseIndex noKeepAlive
`,
		lost: `
`,
	},
};

type Json = { readonly [key: string]: unknown };

const outlineOf = (list: readonly Json[], depth = 0): string[] =>
	list.flatMap(({ path, component = '-', frame, meta, redirect, children }) => {
		const { title = '-', ...settings } = (meta ?? {}) as Json;
		const words = Object.entries(settings).map(([key, value]) =>
			value === true ? key : `${key}=${typeof value === 'string' || Array.isArray(value) ? value : JSON.stringify(value)}`,
		);
		const target = redirect === undefined ? [] : ['>', redirect];
		const embedded = frame === undefined ? [] : [`frame=${frame}`];
		const line = [path, component, title, ...words, ...embedded, ...target].join(' ');
		return ['  '.repeat(depth) + line, ...outlineOf((children ?? []) as readonly Json[], depth + 1)];
	});

const textOf = (lines: readonly string[]): string => `\n${lines.map((line) => `${line}\n`).join('')}`;

const NAMES = Object.keys(FAMILY_LISTS) as (keyof typeof FAMILY_LISTS)[];

test.each(NAMES)('%s: the right name, a list in our fields, and each field that is lost with its record', (name) => {
	const checked = checkServedList(FAMILY_LISTS[name], site);
	expect(checked.family).toBe(name.split(',')[0]);
	const lost = checked.dropped.map(({ path, label, what }) => `${path.join('.')} ${label} ${what}`);
	expect({ menu: textOf(outlineOf(checked.list)), lost: textOf(lost) }).toEqual(RESULTS[name]);
	expect(checked.findings.filter((finding) => finding.severity === 'error' && !isLockOut(finding))).toEqual([]);
	const again = checkServedList(checked.list, site);
	expect([again.family, again.list, again.converted, again.dropped]).toEqual(['native', checked.list, [], []]);
});

const isMeta = (meta: unknown): boolean => meta !== undefined && meta !== null;

/** The list with a field that no product has, in each record and in its meta. */
const strange = (list: readonly Json[]): Json[] =>
	list.map(({ meta, children, ...record }) => ({
		...record,
		wobble: 1,
		...(isMeta(meta) && { meta: { ...(meta as Json), wobble: 1 } }),
		...(Array.isArray(children) && { children: strange(children) }),
	}));

const countOf = (list: readonly Json[]): number =>
	list.reduce((count, { children, meta }) => count + (isMeta(meta) ? 2 : 1) + countOf((children ?? []) as readonly Json[]), 0);

const recordAt = (list: readonly Json[], [place = 0, ...below]: readonly number[]): Json => {
	const record = list[place] ?? {};
	return below.length === 0 ? record : recordAt(record.children as readonly Json[], below);
};

test.each(NAMES)('%s: a field that is not understood is told with each record', (name) => {
	const { list, dropped } = checkServedList(strange(FAMILY_LISTS[name]), site);
	const reported = dropped.filter(({ what }) => what.endsWith('wobble: 1'));
	const outcasts = dropped
		.filter(({ reason }) => /^(按钮不是|已经停用)/.test(reason))
		.map(({ path }) => recordAt(FAMILY_LISTS[name], path));
	expect(reported.length).toBe(countOf(FAMILY_LISTS[name]) - countOf(outcasts));
	expect(JSON.stringify(list)).not.toContain('wobble');
});

test.each(Object.keys(LEFT_OUT_LISTS) as (keyof typeof LEFT_OUT_LISTS)[])('%s is named, and not converted', (name) => {
	const { family, list, converted, findings } = checkServedList(LEFT_OUT_LISTS[name], site);
	expect(family).toBe(name);
	expect(list).toMatchObject(LEFT_OUT_LISTS[name]);
	expect(converted.filter(({ field }) => field !== 'name')).toEqual([]);
	expect(findings).toContainEqual(expect.objectContaining({ code: 'left-out-family', message: expect.stringContaining(name) }));
});

const report = (name: keyof typeof FAMILY_LISTS) => checkServedList(FAMILY_LISTS[name], site);

test('the report says what was converted to which field, with the position in the list as it was', () => {
	const { converted, placeOf } = report('vben');
	expect(converted).toContainEqual({ path: [], label: '', field: 'order', from: 'order', to: '按它排好的次序' });
	const hidden = { field: 'hidden', from: 'meta.hideInMenu: true', to: 'meta.hidden: true' };
	expect(converted).toContainEqual({ path: [0], label: '搜索', ...hidden });
	const cached = { field: 'noKeepAlive', from: '默认的 keepAlive: false', to: 'meta.noKeepAlive: true' };
	expect(converted).toContainEqual({ path: [1, 0], label: '课程中心', ...cached });
	const guard = { field: 'guard', from: 'meta.authority: Admin', to: 'meta.guard' };
	expect(converted).toContainEqual({ path: [1], label: '课程', ...guard });
	expect([placeOf([0]), placeOf([0, 0]), placeOf([1]), placeOf([9])]).toEqual([[1], [1, 0], [0], [9]]);
});

test('a list without marks of a product is named after none, and each unknown field is a finding', () => {
	const meta = { title: '甲', isHide: true, isLink: '', isKeepAlive: true };
	const { family, list, findings } = checkServedList([{ path: '/a', name: 'a', component: 'home', meta, weight: 3 }], site);
	expect([family, list[0]?.meta]).toEqual(['native', meta]);
	expect(findings.filter((finding) => !isLockOut(finding))).toEqual([
		expect.objectContaining({ code: 'unknown-field', path: [0], label: '甲', message: '应用不认识 weight、meta.isLink，写了也不起作用' }),
	]);
});

test('names of nobody stay closed: an unknown role is a finding, and only administrators get in', () => {
	const list = [{ path: '/a', name: 'a', component: 'home', meta: { title: '甲', authority: ['teacher'], hideInTab: true } }];
	const { family, findings, list: native } = checkServedList(list, site);
	expect(family).toBe('vben');
	expect(native).toMatchObject([{ meta: { guard: ['teacher'] } }]);
	expect(findings.filter((finding) => !isLockOut(finding))).toMatchObject([{ code: 'unknown-access-name', path: [0], label: '甲' }]);
});

test('several lists of names must all be passed', () => {
	const fields = { hideInTab: true, roles: ['Admin'], authority: ['Editor'], hasRole: ['Admin', 'Editor'] };
	const [page] = checkServedList([{ path: '/a', name: 'a', component: 'home', meta: { title: '甲', ...fields } }], site).list;
	expect(page).toMatchObject({ meta: { guard: ['Admin'], requiredRoles: ['Editor'], requiredPermissions: ['Admin', 'Editor'] } });
});

test('a list in our fields stays as it is, unknown fields too', () => {
	const list = [
		{
			path: '/a',
			name: 'a',
			component: 'home',
			meta: { title: '甲', noClosable: true, badge: '新', rank: 3, extra: { deep: [1] } },
			more: 1,
		},
	];
	const checked = checkServedList(list, site);
	expect(checked).toMatchObject({ family: 'native', list, converted: [], dropped: [] });
	expect(checked.findings).toMatchObject([{ code: 'unknown-field', message: expect.stringContaining('more、meta.rank、meta.extra') }]);
});
