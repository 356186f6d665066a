import { expect, test } from 'vitest';
import { access as entries } from '#codegen/diagnostics/catalogue/access.ts';
import { accessOf, type Edit } from './access-project.ts';

const course = 'title: 课程详情, hidden: true';
const guardCourse = (guard: string): Edit => ['routes.yaml', course, `${course}, guard: ${guard}`];
const withoutLink: Edit = ['pages/courses.yaml', '        opens: { route: course, params: { id: row.id } }\n', ''];
const defaultRole: Edit = ['app.yaml', 'unlock:', 'defaultRoles: [student]\n  unlock:'];
const servedPermissions: Edit = ['app.yaml', 'roles: info.roles,', 'roles: info.roles, permissions: info.roles,'];
const guards = (...lines: string[]): Edit => ['permissions.yaml', 'guards:', ['guards:', ...lines].join('\n  ')];
const staffDesk: Edit[] = [
	['routes.yaml', '  - path: /\n', '  - { path: /desk, name: desk, redirect: /staff, meta: { title: 工作台 } }\n  - path: /\n'],
	[
		'routes.yaml',
		'icon: course } }',
		'icon: course } }\n      - { path: /staff, name: staff, component: courses, meta: { title: 员工, guard: staff } }',
	],
];
const deskItem = (more = ''): Edit => ['menus.yaml', 'user:', `  - { route: desk${more} }\nuser:`];
const button = (keys: string): Edit => [
	'pages/courses.yaml',
	'      - block: cards',
	`      - { block: buttons, items: [{ label: 看, ${keys} }] }\n      - block: cards`,
];
const openDesk = 'actions: [{ open: { route: desk } }]';
const openToGuests: Edit = ['app.yaml', 'whitelist: [login]', 'whitelist: [login, courses]'];
const withoutAccounts: Edit = [
	'app.yaml',
	`session:
  signIn: main.login
  user: main.me
  fields: { id: info.id, name: info.name, avatar: info.avatar, roles: info.roles, account: info.name }
  unlock: { username: account, password: password }
lock: { enabled: true }
`,
	'',
];
const callsMe = 'actions: [{ call: main.me }]';
const withoutData: Edit[] = [
	['pages/courses.yaml', '  tags: { call: main.tagTree }', '  tags: { call: main.tagTree, when: session.signedIn }'],
	['pages/courses.yaml', '{ keyword: state.keyword }, paged', '{ keyword: state.keyword }, when: session.signedIn, paged'],
];

async function findingsOf(edits: readonly Edit[]): Promise<{ findings: string[]; code: number }> {
	const { output, code } = await accessOf(edits, [], 'json');
	const findings = (JSON.parse(output).findings as Record<string, string>[]).map(
		({ severity, code: name, file, line, column, message }) =>
			`${severity} ${name} ${file?.replace('manifests/', '')}:${line}:${column} ${message}`,
	);
	return { findings, code };
}

const CASES: readonly [string, readonly Edit[], 0 | 1, readonly string[]][] = [
	[
		'an empty guard leaves a page to admins',
		[guardCourse('[]'), withoutLink],
		1,
		[
			'error page-out-of-reach routes.yaml:10:38 Nobody but an admin reaches the page `course`: no role passes what is before it, not even all roles together.',
		],
	],
	[
		'except of all roles is for nobody where everybody has a role',
		[guardCourse('{ role: [student, teacher], mode: except }'), withoutLink, defaultRole],
		1,
		[
			'error page-out-of-reach routes.yaml:10:38 Nobody but an admin reaches the page `course`: no role passes what is before it, not even all roles together.',
		],
	],
	['except of all roles is for who has none', [guardCourse('{ role: [student, teacher], mode: except }'), withoutLink], 0, []],
	[
		'a page for two roles at a time',
		[guardCourse('{ role: [student, teacher], mode: allOf }'), withoutLink],
		0,
		['note page-beyond-roles routes.yaml:10:38 No role alone reaches the page `course`: its guards ask for more than any one of them has.'],
	],
	[
		'a page for a permission that only the server gives',
		[
			guardCourse("['course:audit']"),
			withoutLink,
			servedPermissions,
			['permissions.yaml', 'permissions:\n', "permissions:\n  'course:audit': { title: 审课程 }\n"],
		],
		0,
		['note page-beyond-roles routes.yaml:10:38 No role alone reaches the page `course`: its guards ask for more than any one of them has.'],
	],
	[
		'a sign-in page that is not in the whitelist is open to guests all the same: they would be sent to it for ever',
		[['app.yaml', 'whitelist: [login]', 'whitelist: []']],
		0,
		[],
	],
	[
		'a menu item whose route leads on to a guarded page',
		[...staffDesk, deskItem()],
		1,
		[
			'error menu-to-forbidden menus.yaml:3:14 The menu `sidebar` shows this item to `student`, `user`, but it leads on to `staff`, which refuses them.',
		],
	],
	['a menu item with the guard of that page', [...staffDesk, deskItem(', guard: staff')], 0, []],
	[
		'a card that leads to a page for others',
		[guardCourse('staff')],
		1,
		['error open-beyond-guard pages/courses.yaml:22:25 This opens `course`, which refuses `student`, `user`, who can see it here.'],
	],
	[
		'a button that leads on to a page for others',
		[...staffDesk, button(openDesk)],
		1,
		['error open-beyond-guard pages/courses.yaml:16:74 This opens `desk`, which refuses `student`, `user`, who can see it here.'],
	],
	['a button with the guard of that page', [...staffDesk, button(`${openDesk}, guard: staff`)], 0, []],
	['a button with a condition may know more', [...staffDesk, button(`${openDesk}, when: session.admin`)], 0, []],
	[
		'calls on a page that is open to guests',
		[openToGuests],
		1,
		[
			'error call-before-sign-in pages/courses.yaml:7:17 Guests reach this page, but `main.tagTree` needs a sign-in: the server would refuse the call.',
			'error call-before-sign-in pages/courses.yaml:8:20 Guests reach this page, but `main.coursePage` needs a sign-in: the server would refuse the call.',
		],
	],
	['calls that wait for a sign-in', [openToGuests, ...withoutData], 0, []],
	[
		'a button that calls before the sign-in',
		[openToGuests, ...withoutData, button(callsMe)],
		1,
		[
			'error call-before-sign-in pages/courses.yaml:16:65 Guests reach this page, but `main.me` needs a sign-in: the server would refuse the call.',
		],
	],
	['a button that guests do not see', [openToGuests, ...withoutData, button(`${callsMe}, guard: staff`)], 0, []],
	[
		'guards for nobody',
		[
			guards('closed: { title: 没有人 }', "served: { title: 审课程的人, permission: ['course:audit'] }"),
			['permissions.yaml', 'permissions:\n', "permissions:\n  'course:audit': { title: 审课程 }\n"],
		],
		1,
		[
			'error guard-for-nobody permissions.yaml:8:3 No user passes the guard `closed`, not even one with all roles: what it protects is there for admins alone.',
			'note unused-guard permissions.yaml:8:3 No route, menu, page, setting or component names the guard `closed`.',
			'error guard-for-nobody permissions.yaml:9:3 No user passes the guard `served`, not even one with all roles: what it protects is there for admins alone.',
			'note unused-guard permissions.yaml:9:3 No route, menu, page, setting or component names the guard `served`.',
		],
	],
	[
		'guards for everybody',
		[guards('member: { title: 师生, role: [student, teacher] }', 'anyone: { title: 所有人, mode: except }'), defaultRole],
		0,
		[
			'note guard-for-everybody permissions.yaml:7:3 Everybody who is signed in passes the guard `member`, so it keeps out only guests.',
			'note unused-guard permissions.yaml:7:3 No route, menu, page, setting or component names the guard `member`.',
			'note guard-for-everybody permissions.yaml:8:3 Everybody passes the guard `anyone`, so it keeps nobody out.',
			'note unused-guard permissions.yaml:8:3 No route, menu, page, setting or component names the guard `anyone`.',
		],
	],
	[
		'a guard that needs both roles is for somebody, one that a setting names is used',
		[
			guards('both: { title: 又教又学的人, role: [student, teacher], mode: allOf }'),
			['app.yaml', 'whitelist: [login]', 'whitelist: [login], administrators: both'],
		],
		0,
		[],
	],
	[
		'a guard that only guests pass is for somebody',
		[guards('strangers: { title: 访客, role: [student, teacher], mode: except }'), defaultRole],
		0,
		['note unused-guard permissions.yaml:7:3 No route, menu, page, setting or component names the guard `strangers`.'],
	],
	[
		'a guard against a permission that the server may give is not for everybody',
		[
			guards("others: { title: 其他人, permission: ['course:audit'], mode: except }"),
			['permissions.yaml', 'permissions:\n', "permissions:\n  'course:audit': { title: 审课程 }\n"],
			servedPermissions,
		],
		0,
		['note unused-guard permissions.yaml:8:3 No route, menu, page, setting or component names the guard `others`.'],
	],
	[
		'an app without accounts has nobody who could sign in',
		[['app.yaml', 'whitelist: [login]', 'whitelist: [login, courses, course]'], withoutAccounts],
		0,
		[],
	],
	[
		'a permission that no guard asks for',
		[['permissions.yaml', 'permissions:\n', "permissions:\n  'course:audit': { title: 审课程 }\n"]],
		0,
		['note unused-permission permissions.yaml:5:3 No guard asks for the permission `course:audit`.'],
	],
	[
		'a permission that a guard in its place asks for',
		[
			['permissions.yaml', 'permissions:\n', "permissions:\n  'course:audit': { title: 审课程 }\n"],
			[
				'menus.yaml',
				'{ command: logout, title: 退出登录 }',
				"{ command: logout, title: 退出登录, guard: { permission: ['course:audit'] } }",
			],
		],
		0,
		[],
	],
];

test.each(CASES)('%s', async (_case, edits, code, findings) => {
	expect(await findingsOf(edits)).toEqual({ findings, code });
});

test('every finding code of the command has a case', () => {
	const shown = new Set(CASES.flatMap(([, , , findings]) => findings.map((finding) => finding.split(' ')[1])));
	expect(Object.keys(entries).filter((code) => !shown.has(code))).toEqual([]);
});

test('a finding shows its line, the remedy and the related location', async () => {
	const { output } = await accessOf([guardCourse('staff')]);
	expect(output.split('\n\n').slice(1).join('\n\n')).toMatchInlineSnapshot(`
		"error manifests/pages/courses.yaml:22:25  open-beyond-guard
		  This opens \`course\`, which refuses \`student\`, \`user\`, who can see it here.
		   22 |         opens: { route: course, params: { id: row.id } }
		      |                         ^^^^^^
		  Put a \`guard\` on the button, column or block, or let them enter the route.
		  manifests/routes.yaml:10:38  The route \`course\` is here.

		1 finding in 1 file. docs/errors.md explains each code."
	`);
});
