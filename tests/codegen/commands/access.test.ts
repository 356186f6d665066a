import { expect, test } from 'vitest';
import { access } from '#codegen/commands/access.ts';
import type { CommandContext } from '#codegen/commands/command.ts';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { resolveProject } from '#codegen/project.ts';
import { accessOf, type Edit } from './access-project.ts';

const course = 'title: 课程详情, hidden: true';
const teachersOnly: Edit = ['routes.yaml', course, `${course}, guard: staff`];
const cardsForTeachers: Edit = ['pages/courses.yaml', 'block: cards', 'block: cards\n        guard: staff'];

test('a valid project has a line for each role and no finding', async () => {
	const { output, code } = await accessOf([]);
	expect(code).toBe(0);
	expect(output).toMatchInlineSnapshot(`
		"role     routes  menu items  blocks  actions  operations
		student       3           2       7        2           3  学生
		teacher       3           2       7        2           3  老师
		user          3           2       7        2           3  signed in, without a role
		guest         1           0       1        2           1  nobody signed in
		admin         3           2       7        2           3  holder of \`*\`, or virtual admin

		No findings."
	`);
});

test('prints all details of one role', async () => {
	const { output, code } = await accessOf([teachersOnly, cardsForTeachers], ['student']);
	expect(code).toBe(0);
	expect(output).toMatchInlineSnapshot(`
		"student: 学生

		Routes (2)
		  root     /         leads to courses  manifests/routes.yaml:4:11
		  courses  /courses  courses           manifests/routes.yaml:9:33

		Menu items (2)
		  sidebar  课程      courses  manifests/menus.yaml:2:14
		  user     退出登录  logout   manifests/menus.yaml:4:5

		Blocks (4)
		  courses  split       manifests/pages/courses.yaml:10:5
		  courses  tree        manifests/pages/courses.yaml:12:9
		  courses  search-box  manifests/pages/courses.yaml:14:9
		  courses  text        manifests/pages/courses.yaml:15:9

		Actions (0)
		  none

		Operations (2)
		  main.coursePage
		  main.tagTree"
	`);
});

test('guests reach pages without sign-in, and no menus without the shell', async () => {
	expect((await accessOf([], ['guest'])).output).toMatchInlineSnapshot(`
		"guest: nobody signed in

		Routes (1)
		  login  /login  login  manifests/routes.yaml:2:27

		Menu items (0)
		  none

		Blocks (1)
		  login  form  manifests/pages/login.yaml:5:5

		Actions (2)
		  login  submits main.login  manifests/pages/login.yaml:7:14
		  login  login               manifests/pages/login.yaml:13:9

		Operations (1)
		  main.login"
	`);
});

async function matrix(edits: readonly Edit[]): Promise<string[]> {
	const { output } = await accessOf(edits);
	const head = output.split('\n\n').find((part) => part.startsWith('role')) ?? '';
	const rows = head.split('\n').slice(1);
	return rows.map((row) => row.split(/ +/).slice(0, 6).join(' '));
}

test.each<[string, readonly Edit[], readonly string[]]>([
	[
		'a guard takes the route, the block and what is in it away',
		[teachersOnly, cardsForTeachers],
		['student 2 2 4 0 2', 'teacher 3 2 7 2 3', 'user 2 2 4 0 2', 'guest 1 0 1 2 1', 'admin 3 2 7 2 3'],
	],
	[
		'with default roles nobody is without a role',
		[['app.yaml', 'unlock:', 'defaultRoles: [student]\n  unlock:']],
		['student 3 2 7 2 3', 'teacher 3 2 7 2 3', 'guest 1 0 1 2 1', 'admin 3 2 7 2 3'],
	],
	[
		'without roles control the guards of routes do not count, those of blocks do',
		[teachersOnly, cardsForTeachers, ['app.yaml', 'whitelist: [login]', 'whitelist: [login], rolesControl: false']],
		['student 3 2 6 1 3', 'teacher 3 2 7 2 3', 'user 3 2 6 1 3', 'guest 1 0 1 2 1', 'admin 3 2 7 2 3'],
	],
	[
		'where nobody is intercepted, a guest is a virtual admin',
		[teachersOnly, ['app.yaml', 'whitelist: [login]', 'whitelist: [login], loginInterception: false']],
		['student 2 2 5 1 2', 'teacher 3 2 7 2 3', 'user 2 2 5 1 2', 'guest 3 2 7 2 3', 'admin 3 2 7 2 3'],
	],
	[
		'a role may be called as one that is always there',
		[['permissions.yaml', '  student:', '  admin: { title: 管理 }\n  student:']],
		['admin 3 2 7 2 3', 'student 3 2 7 2 3', 'teacher 3 2 7 2 3', 'user 3 2 7 2 3', 'guest 1 0 1 2 1', '(admin) 3 2 7 2 3'],
	],
	[
		'the guard of a group of routes and of a group of items holds for all below',
		[
			['routes.yaml', 'meta: { title: 课堂 }', 'meta: { title: 课堂, guard: staff }'],
			[
				'menus.yaml',
				'  - { command: logout, title: 退出登录 }',
				'  - { title: 更多, guard: [student], items: [{ command: theme, title: 主题 }] }',
			],
		],
		['student 0 0 0 0 0', 'teacher 3 1 7 2 3', 'user 0 0 0 0 0', 'guest 1 0 1 2 1', 'admin 3 2 7 2 3'],
	],
])('%s', async (_case, edits, rows) => {
	expect(await matrix(edits)).toEqual(rows);
});

test('says that routes come from the server, so the table describes routes.yaml', async () => {
	const edits: Edit[] = [['app.yaml', 'whitelist: [login]', 'whitelist: [login], authentication: all']];
	const { output } = await accessOf([...edits, ['app.yaml', 'login: login }', 'login: login, list: main.tagTree }']]);
	expect(output.split('\n')[0]).toBe('The server answers the routes of each user; what follows is by routes.yaml.');
});

test('JSON contains the lists of all roles, with locations', async () => {
	const { output, code } = await accessOf(
		[teachersOnly, ['pages/courses.yaml', '    side:', '    side:\n      - { block: text, text: 好 }']],
		[],
		'json',
	);
	const { roles, findings, servedRoutes } = JSON.parse(output);
	expect(code).toBe(1);
	expect(servedRoutes).toBe(false);
	expect(roles.map(({ role }: { role: string }) => role)).toEqual(['student', 'teacher', 'user', 'guest', 'admin']);
	expect(roles[0].routes).toEqual([
		{ name: 'root', path: '/', page: null, leadsTo: 'courses', file: 'manifests/routes.yaml', line: 4, column: 11 },
		{ name: 'courses', path: '/courses', page: 'courses', leadsTo: null, file: 'manifests/routes.yaml', line: 9, column: 33 },
	]);
	expect(roles[0].operations).toEqual(['main.coursePage', 'main.tagTree']);
	expect(findings).toMatchObject([
		{ code: 'open-beyond-guard', severity: 'error', file: 'manifests/pages/courses.yaml', line: 23, column: 25 },
	]);
	expect(JSON.parse((await accessOf([teachersOnly], ['student'], 'json')).output)).toMatchObject({ role: 'student', title: '学生' });
});

test('notes become notices on GitHub', async () => {
	const edits: Edit[] = [teachersOnly, ['permissions.yaml', 'guards:', 'guards:\n  reader: { title: 学生, role: [student] }']];
	expect(await accessOf(edits, [], 'github')).toEqual({
		output: [
			'::error file=manifests/pages/courses.yaml,line=22,endLine=22,col=25,endColumn=31,title=open-beyond-guard::This opens `course`, which refuses `student`, `user`, who can see it here.%0APut a `guard` on the button, column or block, or let them enter the route.',
			'::notice file=manifests/permissions.yaml,line=7,endLine=7,col=3,endColumn=9,title=unused-guard::No route, menu, page, setting or component names the guard `reader`.%0ADelete it.',
		].join('\n'),
		code: 1,
	});
});

test.each<[string, readonly string[], readonly Edit[], string]>([
	['a role that is misspelt', ['studnet'], [], 'No role is called `studnet`. Did you mean `student`?'],
	['a role that is not there', ['boss'], [], 'No role is called `boss`. There are: student, teacher, user, guest, admin.'],
	['two roles', ['student', 'teacher'], [], 'access takes the name of one role, or nothing.'],
	[
		'manifests with a finding',
		[],
		[['permissions.yaml', 'role: [teacher]', 'role: [techer]']],
		'The manifests have 1 finding; run `npm run codegen` first.',
	],
])('reports nothing and exits with 2 for %s', async (_case, args, edits, output) => {
	expect(await accessOf(edits, args)).toEqual({ output, code: 2 });
});

test('the same manifests produce the same text', async () => {
	expect(await accessOf([teachersOnly])).toEqual(await accessOf([teachersOnly]));
});

test.each(['examples/fleet', 'examples/library'])('the app of %s has no error', async (MANIFESTS) => {
	const project = resolveProject({ MANIFESTS }, process.cwd());
	const { output, code } = await access([], {
		project,
		format: 'json',
		readText: () => null,
		compile: () => compileFiles(project),
	} as CommandContext);
	const { findings, roles } = JSON.parse(output);
	expect(code).toBe(0);
	expect(findings.map(({ severity }: { severity: string }) => severity)).not.toContain('error');
	expect(roles.at(-1).routes.length).toBeGreaterThan(2);
});
