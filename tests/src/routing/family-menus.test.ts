// @vitest-environment node
import { expect, test } from 'vitest';
import { isAllowed, type Rights } from '#src/access/is-allowed.ts';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { KEPT_HOME } from '#src/routing/route-record.ts';
import { createRouteTable, type RouteTable } from '#src/routing/route-table.ts';
import { buildTreeOfAnyFamily } from '#src/routing/served/build-served-tree.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import { type ServedSite, servedContextOf } from '#src/routing/served/served-site.ts';
import { FAMILY_LISTS } from './family-lists.ts';

const site: ServedSite = {
	pages: ['home', 'course-index', 'search', 'exam-prep', 'user-list', 'not-found'],
	access: {
		roles: {
			student: { title: '学生', permissions: [] },
			Admin: { title: '管理员', permissions: [] },
			Editor: { title: '编辑', permissions: [] },
		},
		permissions: { 'read:system': { title: '看' } },
		guards: { admin: { title: '管理员', role: ['Admin'] } },
		administrators: 'admin',
	},
	routes: [
		{ path: '/404', name: 'notFound', component: 'not-found', meta: { hidden: true } },
		{
			path: '/',
			name: 'home',
			component: 'Layout',
			meta: {},
			children: [{ path: 'index', name: 'index', component: 'home', meta: { title: '首页', noClosable: true } }],
		},
	],
	places: { home: 'index', login: null, notFound: 'notFound', studio: null },
	blank: ['not-found'],
	frames: [],
};
const context = servedContextOf(site);

const person = (role: string): Rights => ({ admin: false, roles: [role], permissions: [] });
const PEOPLE = { admin: person('Admin'), editor: person('Editor'), student: person('student') };

async function tableOf(list: readonly unknown[]): Promise<RouteTable> {
	const read = await buildTreeOfAnyFamily(list, context);
	if (!read.ok) throw new Error(read.message);
	return createRouteTable(read.routes, read.fixed);
}

/** The menu of a user, an item a line: its words, and where it leads. */
function menuFor(table: RouteTable, rights: Rights): string[] {
	const lines = (entries: readonly MenuEntry[], depth: number): string[] =>
		entries.flatMap(({ title, href, items }) => [
			`${'  '.repeat(depth)}${title}${href === null ? '' : ` ${href}`}`,
			...lines(items, depth + 1),
		]);
	return lines(
		buildMenu(menuOf(table.tree), table, (guard) => isAllowed(guard, rights, site.access)),
		0,
	);
}

interface Menus {
	admin: string;
	/** Lines of the administrator's that the user does not see. */
	hiddenFromEditor?: string[];
	hiddenFromStudent?: string[];
	/** Where `/` leads. */
	first: string;
}

const MENUS: Readonly<Record<keyof typeof FAMILY_LISTS, Menus>> = {
	'vue-element-admin': {
		first: '/dashboard',
		admin: `
首页 /dashboard
课程
  课程中心 /course/index
列表 /list/all
官网 https://site.test
管理 /only
`,
		hiddenFromEditor: ['管理 /only'],
		hiddenFromStudent: ['课程', '课程中心 /course/index', '官网 https://site.test', '管理 /only'],
	},
	vben: {
		first: '/exam',
		admin: `
课程中心 /course/index
帮助 https://help.test
看板 https://board.test
备考 /exam?tab=paper
`,
		hiddenFromEditor: ['课程中心 /course/index'],
		hiddenFromStudent: ['课程中心 /course/index'],
	},
	soybean: {
		first: '/home',
		admin: `
首页 /home
课程中心 /course/index
文档 https://docs.test
看板 https://board.test
`,
		hiddenFromEditor: ['看板 https://board.test'],
		hiddenFromStudent: ['看板 https://board.test'],
	},
	'pure-admin': {
		first: '/home',
		admin: `
首页 /home
用户 /user-list
外链
  看板 https://board.test
  文档 https://docs.test
`,
		hiddenFromEditor: ['用户 /user-list'],
		hiddenFromStudent: ['用户 /user-list'],
	},
	'vue-element-admin, eladmin': {
		first: '/system/user',
		admin: `
系统管理
  用户管理 /system/user
`,
	},
	'vue-element-admin, RuoYi': {
		first: '/exam',
		admin: `
系统管理
  用户管理 /system/user?sort=age
  日志 /system/log
备考 /exam
官网 https://site.test
看板 https://board.test
`,
	},
	arco: {
		first: '/home',
		admin: `
首页 /home
课程中心 /course/list
空间 /space
`,
	},
	yudao: {
		first: '/teaching/course',
		admin: `
教学
  课程 /teaching/course
`,
	},
	'vben-2': {
		first: '/home',
		admin: `
首页 /home
课程 /course
官网 https://site.test
`,
	},
	pig: {
		first: '/course-index/index',
		admin: `
文档 https://docs.test
课程 /course-index/index
`,
	},
	jeecg: {
		first: '/teaching/course',
		admin: `
课程 /teaching/course
看板 https://board.test
`,
	},
	'vue-next-admin': {
		first: '/teaching/find',
		admin: `
首页 /home
教学
  课程 /teaching/course
  查找 /teaching/find
官网 https://site.test
看板 https://board.test
`,
		hiddenFromEditor: ['首页 /home'],
		hiddenFromStudent: ['首页 /home', '课程 /teaching/course'],
	},
	'sz-admin': {
		first: '/home/index',
		admin: `
首页 /home/index
用户 /system/user
官网 https://site.test
`,
	},
	snowy: {
		first: '/workbench',
		admin: `
工作台 /workbench
课程 /courses
资料
  官网 https://site.test
  看板 https://board.test
`,
	},
	umi: {
		first: '/welcome',
		admin: `
欢迎 /welcome
用户 /admin/users
我的 /account
官网 https://site.test
`,
		hiddenFromEditor: ['用户 /admin/users'],
		hiddenFromStudent: ['用户 /admin/users'],
	},
	geeker: {
		first: '/home/index',
		admin: `
首页 /home/index
课程中心 /course/list
官网 https://site.test
`,
	},
	'art-design-pro': {
		first: '/course/index',
		admin: `
课程中心 /course/index
文档 https://docs.test
`,
		hiddenFromStudent: ['课程中心 /course/index'],
	},
	'naive-ui-admin': {
		first: '/course/index',
		admin: `
看板 https://board.test
课程中心 /course/index
`,
		hiddenFromEditor: ['课程中心 /course/index'],
		hiddenFromStudent: ['课程中心 /course/index'],
	},
};

const NAMES = Object.keys(FAMILY_LISTS) as (keyof typeof FAMILY_LISTS)[];

test.each(NAMES)('%s: the menu of an administrator, an editor and a student has the words and targets of the product', async (name) => {
	const table = await tableOf(FAMILY_LISTS[name]);
	const [admin, editor, student] = [PEOPLE.admin, PEOPLE.editor, PEOPLE.student].map((rights) => menuFor(table, rights));
	const without = (lines: readonly string[] = []) => admin?.filter((line) => !lines.includes(line.trim()));
	const { hiddenFromEditor, hiddenFromStudent, first, ...expected } = MENUS[name];
	expect({ admin: `\n${admin?.join('\n')}\n`, first: table.destinationOf('/') }).toEqual({ ...expected, first });
	expect([editor, student]).toEqual([without(hiddenFromEditor), without(hiddenFromStudent)]);
});

/** Their first page is for some roles only. */
const WITHOUT_HOME_FOR_ALL: readonly string[] = ['art-design-pro', 'naive-ui-admin'];

test.each(NAMES)('%s: the built-in home page is there only if somebody has no first page, and its tab is not pinned', async (name) => {
	const table = await tableOf(FAMILY_LISTS[name]);
	const kept = table.byName.get(KEPT_HOME);
	expect(kept?.path).toBe(WITHOUT_HOME_FOR_ALL.includes(name) ? '/index' : undefined);
	expect(kept?.meta.noClosable).toBeUndefined();
});

test.each(NAMES)('%s: an imported list that is published shows the same menu as the list itself', async (name) => {
	const direct = await tableOf(FAMILY_LISTS[name]);
	const imported = await tableOf(JSON.parse(JSON.stringify(checkServedList(FAMILY_LISTS[name], site).list)));
	for (const rights of Object.values(PEOPLE)) expect(menuFor(imported, rights)).toEqual(menuFor(direct, rights));
});
