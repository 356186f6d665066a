import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileProject } from '#codegen/commands/compile-project.ts';
import { migrate } from '#codegen/commands/migrate.ts';
import { contextOf, editApp, linesWith, writeChangingApp } from './changing-app.ts';

const roots: string[] = [];

afterEach(() => {
	for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

async function newApp() {
	const project = await writeChangingApp();
	roots.push(project.root);
	return project;
}

const API = 'manifests/api/main.yaml';

const ALL = /^(manifests|src|mock|tests)\//;

test.each([
	['operation', 'main.tagTree', 'tagForest', /tagTree/],
	['operation', 'courseSave', 'saveCourse', /courseSave/],
	[
		'field',
		'main.Course.title',
		'heading',
		/(record|row|course)\.title|\{ title, teacher|\btitle: (齿轮|input)|required: \[id, title|sort: title/,
	],
	['field', 'main.coursePage.keyword', 'word', /name: keyword|keyword: state|\{ keyword,/],
	['route', 'course', 'courseDetail', /name: course,|route: course\b/],
	['permission', 'course:write', 'course:edit', /course:write/],
	['dictionary', 'level', 'grade', /types: \[level\]|dict\('level'\)|type: level/],
])('carries the new name of a %s (%s → %s) through everything, which compiles then', async (kind, from, to, old) => {
	const project = await newApp();
	expect(linesWith(project, ALL, old).length).toBeGreaterThan(1);
	const shown = await migrate([kind, from, to], contextOf(project, 'text'));
	expect(shown.code).toBe(0);
	expect(shown.output).toContain('`--write` does it.');
	const before = linesWith(project, ALL, old);
	const { output, code } = await migrate([kind, from, to], { ...contextOf(project, 'text'), write: true });
	expect(`${code} ${output}`).toMatch(/^0 .*Everything compiles\.$/s);
	expect(before.length).toBeGreaterThan(0);
	expect(linesWith(project, ALL, old)).toEqual([]);
	expect((await compileProject(project)).diagnostics).toEqual([]);
});

test('shows each changed line, and writes nothing without `--write`', async () => {
	const project = await newApp();
	const desk = path.join(project.root, 'manifests/desk/desk.ts');
	const text = readFileSync(desk, 'utf8');
	const { output } = await migrate(['field', 'Course.title', 'heading'], contextOf(project, 'text'));
	expect(output).toContain('manifests/desk/desk.ts\n@@ 13\n-const titleOf = ({ title, teacher }: Course) =>');
	expect(output).toContain('\n+const titleOf = ({ heading: title, teacher }: Course) =>');
	expect(readFileSync(desk, 'utf8')).toBe(text);
});

/** The app with a declared create, whose request and answer each have a `title`. */
async function newAppWithCreate() {
	const project = await newApp();
	editApp(project, API, 'x-mock: { handler: handlers/courses/save }', 'x-mock: { resource: courses, answer: create }');
	editApp(project, API, '{ type: string, description: 课程名 }', '{ type: string, description: 题目 }');
	return project;
}

test('a field of the answer may get the name that one of the request has, and the other way round', async () => {
	const project = await newAppWithCreate();
	editApp(project, API, 'required: [title, level]', 'required: [level]');
	editApp(project, API, 'title: { type: string, description: 题目 }', 'heading: { type: string, description: 题目 }');
	editApp(project, 'manifests/pages/course.yaml', '{ field: title, label: 课程名 }', '{ field: heading, label: 课程名 }');
	const { output, code } = await migrate(['field', 'main.courseSave.heading', 'title'], contextOf(project, 'text'));
	expect(`${code} ${output}`).toMatch(/^0 .*`--write` does it\.$/s);
});

test('names requests of the mock that go on writing the old name', async () => {
	const project = await newAppWithCreate();
	const { output } = await migrate(['field', 'Course.title', 'heading'], contextOf(project, 'text'));
	expect(output).toMatch(
		/Requests still write the old name.*\n\n {2}manifests\/api\/main\.yaml:\d+:17 {2}`migrate field main\.courseSave\.title heading` renames/,
	);
	expect((await migrate(['field', 'main.courseSave.title', 'heading'], contextOf(project, 'text'))).output).not.toContain('still write');
});

test.each([
	[['field', 'Course.tittle', 'heading'], 'No field is called `Course.tittle`. Did you mean `Course.title`?'],
	[['field', 'Course.title', 'level'], '`main.Course.level` is there already.'],
	[['route', 'course', 'courses'], '`courses` is there already.'],
	[['operation', 'tagTree', 'tag tree'], /^`tag tree` cannot be the name of an operation\./],
	[['page', 'course', 'lesson'], /^Say what to rename/],
])('refuses %j', async (args, message) => {
	const { output, code } = await migrate(args, contextOf(await newApp(), 'text'));
	expect(code).toBe(2);
	expect(output).toMatch(message);
});
