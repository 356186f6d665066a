/** Nine changes of an API over a small app: every caller is named, in manifests, seeds, features and handlers. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileProject } from '#codegen/commands/compile-project.ts';
import { diff } from '#codegen/commands/diff.ts';
import { who } from '#codegen/commands/who.ts';
import { withTypeErrors } from '#codegen/commands/with-type-errors.ts';
import { locator } from '#codegen/diagnostics/line-table.ts';
import { contextOf, editApp, linesWith, writeChangingApp } from './changing-app.ts';

const roots: string[] = [];

afterEach(() => {
	for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const API = 'manifests/api/main.yaml';
const EVERYWHERE = /^manifests\/(pages|desk|handlers|seed\/courses|api)/;
const SOURCE = /^manifests\/(desk|handlers)/;

test.each<{ change: string; edits: [find: string, replace: string][]; callers: [files: RegExp, line: RegExp][] }>([
	{
		change: 'an operation has another name',
		edits: [['operationId: tagTree', 'operationId: tagForest']],
		callers: [[EVERYWHERE, /main\.tagTree/]],
	},
	{
		change: 'a field of an answer has another name',
		edits: [
			['title: { type: string, description: 标题 }', 'heading: { type: string, description: 标题 }'],
			['required: [id, title, level, progress', 'required: [id, heading, level, progress'],
		],
		callers: [
			[EVERYWHERE, /(row|record|course)\.title|\{ title, teacher|title: (齿轮|input)|sort: title/],
			[/^manifests\/pages\/course\.yaml/, /field: title/],
		],
	},
	{
		change: 'a field of an answer is gone',
		edits: [
			['        progress: { type: number, description: 进度，0 到 100 }\n', ''],
			['title, level, progress, openAt', 'title, level, openAt'],
		],
		callers: [[EVERYWHERE, /(row|course)\.progress|progress: (0|40)/]],
	},
	{
		change: 'a body field is new and required',
		edits: [
			['required: [title, level]', 'required: [title, level, age]'],
			[
				'                title: { type: string, description: 课程名',
				'                age: { type: integer }\n                title: { type: string, description: 课程名',
			],
		],
		callers: [[EVERYWHERE, /call\('main\.courseSave'|submits: main\.courseSave/]],
	},
	{
		change: 'a parameter is new and required',
		edits: [['- { name: keyword', '- { name: school, in: query, required: true, schema: { type: string } }\n        - { name: keyword']],
		callers: [[EVERYWHERE, /call\('main\.coursePage'|call: main\.coursePage/]],
	},
	{
		change: 'an enum has lost a value',
		edits: [
			[
				'level: { type: string, enum: [easy, hard], description: 难度 }\n        progress',
				'level: { type: string, enum: [easy], description: 难度 }\n        progress',
			],
		],
		callers: [[SOURCE, /course\.level|level: input\.level/]],
	},
	{
		change: 'a field may be null',
		edits: [['title: { type: string, description: 标题 }', "title: { type: [string, 'null'], description: 标题 }"]],
		callers: [[SOURCE, /course\.title/]],
	},
	{
		change: 'a field has another type',
		edits: [['progress: { type: number,', 'progress: { type: string,']],
		callers: [[EVERYWHERE, /(row|course)\.progress|progress: (0|40)/]],
	},
	{
		change: 'an operation is gone',
		edits: [
			[
				"  /tags:\n    get:\n      operationId: tagTree\n      summary: 标签树\n      responses:\n        '200': { description: 标签, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Tag' } } } } }\n      x-mock: { resource: tags, answer: tree, children: parentId }\n",
				'',
			],
		],
		callers: [[EVERYWHERE, /main\.tagTree/]],
	},
])('$change: no caller is unnamed', async ({ edits, callers }) => {
	const project = await writeChangingApp();
	roots.push(project.root);
	cpSync(path.join(project.root, 'manifests'), path.join(project.root, 'before'), { recursive: true });
	for (const [find, replace] of edits) editApp(project, API, find, replace);
	const expected = callers.flatMap(([files, line]) => linesWith(project, files, line));
	expect(expected.length).toBeGreaterThan(0);

	const { output } = await diff(['before'], contextOf(project));
	const findings: { verdict: string; uses: { file: string; line: number }[] }[] = JSON.parse(output);
	const named = new Set(findings.flatMap(({ uses }) => uses.map(({ file, line }) => `${file}:${line}`)));
	expect(expected.filter((caller) => !named.has(caller))).toEqual([]);
});

test('`who` lists the uses of a field in components, handlers, seeds and the mock', async () => {
	const project = await writeChangingApp();
	roots.push(project.root);
	const { output } = await who(['main.Course.title'], contextOf(project, 'text'));
	expect(output).toBe(
		`
field main.Course.title (schema)  manifests/api/main.yaml:110:9
  pages
    manifests/pages/course.yaml:9:36        \`value\` of item \`标题\` of block detail reads it
    manifests/pages/courses.yaml:19:20      \`title\` of block cards reads it
  source
    manifests/desk/desk.ts:13:20            \`titleOf\` uses it
    manifests/desk/desk.ts:17:62            \`shortTitle\` uses it
  mock
    manifests/api/main.yaml:55:78           the mock of main.coursePage names it
    manifests/api/main.yaml:55:110          the mock of main.coursePage names it
    manifests/handlers/courses/save.ts:6:2  \`save\` uses it
    manifests/seed/courses.yaml:1:13        rows have it`.slice(1),
	);
});

test('a run with findings tells the type errors of the same change, once each', async () => {
	const project = await writeChangingApp();
	roots.push(project.root);
	editApp(project, API, 'title: { type: string, description: 标题 }', 'heading: { type: string, description: 标题 }');
	editApp(project, API, 'required: [id, title, level, progress', 'required: [id, heading, level, progress');
	editApp(project, API, 'operationId: tagTree', 'operationId: tagForest');
	const result = await withTypeErrors(project, await compileProject(project));
	const { whole } = locator(result.sources);
	const reported = result.diagnostics.map(({ code, at }) => `${code} ${whole(at).file}:${whole(at).line}`);
	const source = linesWith(project, SOURCE, /course\.title|\{ title, teacher|export const save: Handler|main\.tagTree/);
	expect(reported.filter((line) => SOURCE.test(line.split(' ')[1] ?? '')).sort()).toEqual(
		source.map((line) => `${line.startsWith('manifests/desk/desk.ts:2') ? 'unknown-operation' : 'type-error'} ${line}`).sort(),
	);
	expect(reported).toContain('unknown-field manifests/pages/courses.yaml:19');
});
