import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { CommandContext, CommandResult, Format } from '#codegen/commands/command.ts';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { scaffold } from '#codegen/commands/scaffold.ts';
import { resolveProject } from '#codegen/project.ts';
import { baseProject } from '#tests/codegen/support/sample-project.ts';

const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newProject(changes: Readonly<Record<string, (text: string) => string>> = {}): string {
	const root = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
	folders.push(root);
	const files = new Map([...Object.keys(changes).map((file) => [file, ''] as const), ...baseProject()]);
	for (const [file, text] of files) {
		mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
		writeFileSync(path.join(root, file), changes[file]?.(text) ?? text);
	}
	return root;
}

function run(root: string, args: readonly string[], format: Format = 'text'): Promise<CommandResult> {
	const project = resolveProject({}, root);
	const context: CommandContext = { project, format, readText: () => null, compile: () => compileFiles(project) };
	return scaffold(args, context);
}

const textOf = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

test('writes the page, and prints the route and menu item for the author to add', async () => {
	const root = newProject();
	const routes = textOf(root, 'manifests/routes.yaml');
	expect(await run(root, ['page', 'main.coursePage'])).toEqual({
		code: 0,
		output: `manifests/pages/course-page.yaml: a list page of \`main.coursePage\`.

Add its route to manifests/routes.yaml, below the group it belongs to; the page is unreachable until then:

  - { path: /coursePage, name: coursePage, component: course-page, meta: { title: 课程 } }

and to manifests/menus.yaml, where a menu should lead to it:

  - { route: coursePage }`,
	});
	expect(textOf(root, 'manifests/pages/course-page.yaml')).toMatch(/^# yaml-language-server: .*\npage: course-page\n/);
	expect(textOf(root, 'manifests/routes.yaml')).toBe(routes);
});

test("prints no menu item for a page that needs an id; page and route names may differ from the operation's", async () => {
	const root = newProject();
	expect((await run(root, ['page', 'courseDetail', 'courses-2'])).output).toBe(
		`manifests/pages/courses-2.yaml: a detail page of \`main.courseDetail\`.

Add its route to manifests/routes.yaml, below the group it belongs to; the page is unreachable until then:

  - { path: '/courses2/:id', name: courses2, component: courses-2, meta: { title: 课程详情, hidden: true, dynamicNewTab: true } }

No menu can open it: it needs \`id\`. Let a row or button of another page do so.`,
	);
});

test('prints JSON, and avoids a route name that is taken', async () => {
	const taken = 'manifests/routes.yaml';
	const root = newProject({
		[taken]: (text) => text.replace('name: course,', 'name: me,'),
		'manifests/pages/courses.yaml': (text) => text.replace('route: course,', 'route: me,'),
	});
	expect(JSON.parse((await run(root, ['page', 'main.me'], 'json')).output)).toEqual({
		file: 'manifests/pages/me.yaml',
		page: 'me',
		kind: 'detail',
		operation: 'main.me',
		route: '- { path: /mePage, name: mePage, component: me, meta: { title: 我 } }',
		menu: '- { route: mePage }',
	});
});

test('does not overwrite an existing page', async () => {
	const root = newProject();
	const before = textOf(root, 'manifests/pages/login.yaml');
	const output = '`manifests/pages/login.yaml` is there already and stays as it is. Give the new page another name.';
	expect(await run(root, ['page', 'main.login'])).toEqual({ code: 2, output });
	expect(textOf(root, 'manifests/pages/login.yaml')).toBe(before);
});

test('refuses the name of a page in a subfolder', async () => {
	const root = newProject();
	mkdirSync(path.join(root, 'manifests/pages/shop'));
	writeFileSync(path.join(root, 'manifests/pages/shop/login.yml'), textOf(root, 'manifests/pages/login.yaml'));
	rmSync(path.join(root, 'manifests/pages/login.yaml'));
	const output = '`manifests/pages/shop/login.yml` is there already and stays as it is. Give the new page another name.';
	expect(await run(root, ['page', 'main.login'])).toEqual({ code: 2, output });
	expect(existsSync(path.join(root, 'manifests/pages/login.yaml'))).toBe(false);
});

const USAGE =
	'Say what to write: `npm run codegen -- scaffold page <operation> [page-name]`, or `scaffold app <folder> [--from <document>]`.';

test.each([
	[[], USAGE],
	[['page'], USAGE],
	[['menu', 'main.login'], USAGE],
	[['page', 'main.login', 'one', 'two'], USAGE],
	[['page', 'main.corsePage'], 'No API of app.yaml has an operation `main.corsePage`. Did you mean `main.coursePage`?'],
	[['page', 'tagTre'], 'No API of app.yaml has an operation `tagTre`. Did you mean `main.tagTree`?'],
	[['page', 'main.nothingLikeIt'], 'No API of app.yaml has an operation `main.nothingLikeIt`.'],
	[['page', 'main.me', 'MyPage'], '`MyPage` cannot name a page: lower-case words joined by - can. Did you mean `my-page`?'],
	[['page', 'main.me', '../me'], '`../me` cannot name a page: lower-case words joined by - can. Did you mean `me`?'],
	[['page', 'main.me', '我'], '`我` cannot name a page: lower-case words joined by - can. Give one after the operation.'],
])('refuses %j', async (args, output) => {
	expect(await run(newProject(), args)).toEqual({ code: 2, output });
});

test('writes a second page before the first has a route, and does not overwrite the first', async () => {
	const root = newProject();
	expect((await run(root, ['page', 'main.coursePage'])).code).toBe(0);
	expect((await run(root, ['page', 'main.tagTree'])).code).toBe(0);
	const output = '`manifests/pages/course-page.yaml` is there already and stays as it is. Give the new page another name.';
	expect(await run(root, ['page', 'main.coursePage'])).toEqual({ code: 2, output });
});

test('does not overwrite a file created while it compiles', async () => {
	const root = newProject();
	const project = resolveProject({}, root);
	const file = path.join(root, 'manifests/pages/me.yaml');
	const compile = async () => {
		const result = await compileFiles(project);
		writeFileSync(file, 'page: me\n');
		return result;
	};
	const output = '`manifests/pages/me.yaml` is there already and stays as it is. Give the new page another name.';
	expect(await scaffold(['page', 'main.me'], { project, format: 'text', readText: () => null, compile })).toEqual({ code: 2, output });
	expect(readFileSync(file, 'utf8')).toBe('page: me\n');
});

test('refuses to scaffold while the manifests have findings', async () => {
	const root = newProject({ 'manifests/pages/course.yaml': (text) => text.replace('record.title', 'record.titel') });
	const output = 'The manifests have a finding. Run `npm run codegen` and fix it first.';
	expect(await run(root, ['page', 'main.me'])).toEqual({ code: 2, output });
});

test('finds an unused operation of an API with `operations: used`', async () => {
	const spare = `  /spare:
    post: { operationId: spare, summary: 备用, parameters: [{ name: word, in: query, schema: { type: string } }], responses: { '200': { description: 好 } } }
`;
	const root = newProject({
		'manifests/api/main.yaml': (text) => text.replace('paths:\n', `paths:\n${spare}`),
		'manifests/app.yaml': (text) => text.replace('apis: [main]', 'apis: [{ name: main, operations: used }]'),
	});
	expect((await run(root, ['page', 'spare'])).output).toContain('manifests/pages/spare.yaml: a form page of `main.spare`.');
});

test("asks for the API's name when several APIs have the operationId", async () => {
	const other = textOf(process.cwd(), 'tests/codegen/base/api/main.yaml');
	const root = newProject({
		'manifests/api/other.yaml': () => other,
		'manifests/app.yaml': (text) => text.replace('apis: [main]', 'apis: [main, other]'),
	});
	const output = 'Several APIs have `coursePage`. Name one of: main.coursePage, other.coursePage.';
	expect(await run(root, ['page', 'coursePage'])).toEqual({ code: 2, output });
	expect((await run(root, ['page', 'other.coursePage'])).code).toBe(0);
});

test('writes an app that compiles, under the name of its folder', async () => {
	const parent = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
	folders.push(parent);
	const project = resolveProject({ MANIFESTS: path.join(parent, 'car-desk') }, process.cwd());
	const made = await run(process.cwd(), ['app', path.join(parent, 'car-desk')]);
	expect(made).toMatchObject({ code: 0, output: expect.stringContaining('npm start') });
	expect(textOf(parent, 'car-desk/app.yaml')).toContain('title: Car desk, key: car-desk,');
	expect((await compileFiles(project)).diagnostics).toEqual([]);
	expect(existsSync(path.join(parent, 'car-desk/tsconfig.json'))).toBe(false);
});

test.each([
	['a folder with files', 'manifests', 'has files'],
	['no folder', undefined, 'Say what to write'],
])('writes no app into %s', async (_what, folder, why) => {
	const root = newProject();
	const before = textOf(root, 'manifests/app.yaml');
	const made = await run(root, ['app', ...(folder ? [folder] : [])]);
	expect(made).toMatchObject({ code: 2, output: expect.stringContaining(why) });
	expect(textOf(root, 'manifests/app.yaml')).toBe(before);
});
