import { expect, test } from 'vitest';
import type { CommandContext } from '#codegen/commands/command.ts';
import { collectUses } from '#codegen/commands/who/collect-uses.ts';
import { who } from '#codegen/commands/who.ts';
import { lineColumn } from '#codegen/diagnostics/line-column.ts';
import { ask, busyProject, compileBusy } from '#tests/codegen/support/busy-project.ts';
import { everyReference } from '#tests/codegen/support/every-reference.ts';
import { compileProduct, product, productInput } from '#tests/codegen/support/product.ts';
import { baseProject } from '#tests/codegen/support/sample-project.ts';
import { sampleOf } from '#tests/support/matrix.ts';

const KINDS = 'operation, field, route, page, menu, component, handler, dictionary, feature, guard, role, permission';

test.each([
	[['main.cuorseDetail'], 'Nothing is called `main.cuorseDetail`. Did you mean `main.courseDetail`?'],
	[['cuorseDetail'], 'Nothing is called `cuorseDetail`. Did you mean `courseDetail`?'],
	[['course:raed'], 'Nothing is called `course:raed`. Did you mean `course:read`?'],
	[['main.courseDetail.titel'], 'Nothing is called `main.courseDetail.titel`. Did you mean `main.courseDetail.title`?'],
	[['courseDetail.teacher.nmae'], 'Nothing is called `courseDetail.teacher.nmae`. Did you mean `courseDetail.teacher.name`?'],
	[['courseDetail.taecher.name'], 'Nothing is called `courseDetail.taecher.name`. Did you mean `courseDetail.teacher.name`?'],
	[['Course.titel'], 'Nothing is called `Course.titel`. Did you mean `Course.title`?'],
	[['route:cuorses'], 'No route is called `cuorses`. Did you mean `route:courses`?'],
	[['role:staff'], 'No role is called `staff`.'],
	[['rout:courses'], 'Nothing is called `rout:courses`. Did you mean `route:courses`?'],
	[['field:main.login.usernam'], 'No field is called `main.login.usernam`. Did you mean `field:main.login.username`?'],
	[['toString'], 'Nothing is called `toString`.'],
	[['main.courseDetail.'], 'Nothing is called `main.courseDetail.`. Did you mean `main.courseDetail.id`?'],
	[[], `Name one thing to look for, or one of a kind as \`<kind>:<name>\`; kinds are ${KINDS}.`],
	[[''], `Name one thing to look for, or one of a kind as \`<kind>:<name>\`; kinds are ${KINDS}.`],
	[['course', 'courses'], `Name one thing to look for, or one of a kind as \`<kind>:<name>\`; kinds are ${KINDS}.`],
])('refuses %j with a message', async (args, output) => {
	expect(await ask(args)).toEqual({ output, code: 2 });
});

test('refuses manifests with findings', async () => {
	const project = baseProject();
	const page = 'manifests/pages/course.yaml';
	project.set(page, (project.get(page) ?? '').replace('record.title', 'record.titel'));
	const output = 'The manifests have 1 finding, so uses cannot be listed. Run `npm run codegen` first.';
	expect(await ask(['course'], project)).toEqual({ output, code: 2 });
});

test('prints JSON', async () => {
	const { output, code } = await ask(['desk#Desk'], busyProject(), 'json');
	expect(code).toBe(0);
	expect(JSON.parse(output)).toEqual([
		{
			kind: 'component',
			name: 'desk#Desk',
			side: null,
			at: { file: 'manifests/components.yaml', line: 2, column: 3, endLine: 2, endColumn: 14 },
			uses: [
				{
					by: 'pages',
					file: 'manifests/pages/desk.yaml',
					line: 10,
					column: 16,
					endLine: 10,
					endColumn: 25,
					what: 'block custom draws it',
				},
			],
		},
	]);
});

test('lists uses in the same order in JSON and in text', async () => {
	const [answer] = JSON.parse((await ask(['main.login'], busyProject(), 'json')).output) as { uses: { by: string }[] }[];
	expect(answer?.uses.map(({ by }) => by)).toEqual(['pages', 'pages', 'pages', 'settings', 'mock']);
});

test('lists a role and a permission of the same name separately, by kind', async () => {
	const project = busyProject();
	const file = 'manifests/permissions.yaml';
	project.set(file, (project.get(file) ?? '').replace("'course:write': { title", "'student': { title: 学 }\n  'course:write': { title"));
	const { output } = await ask(['student'], project);
	expect(output.match(/^\S.*$/gm)).toEqual([
		'role student  manifests/permissions.yaml:2:3',
		'permission student  manifests/permissions.yaml:6:3',
	]);
	expect((await ask(['permission:student'], project)).output).toBe(
		'permission student  manifests/permissions.yaml:6:3\n  Nothing uses it.',
	);
});

/** Each reads the whole source of the product. */
const IN_PRODUCT: readonly (readonly [name: string, use: RegExp])[] = [
	['main.courseAggregate', /^ {4}manifests\/pages\/course-detail\.yaml:\d+:\d+ +data\.detail calls it$/m],
	['main.studentInfo.studentDTO.hojSecret', /^ {4}manifests\/app\.yaml:\d+:\d+ +`with\.secret` of token `judge` reads it$/m],
	['judge.jqrAutoLogin.secret', /^ {4}manifests\/app\.yaml:\d+:\d+ +`with\.secret` of token `judge` fills it$/m],
	['read:system', /role `Admin` grants it/],
	['main.questionHintTake', /^ {4}product\/practice\/hints\.tsx:\d+:\d+ +`Hints` names it$/m],
];

test.each(sampleOf(IN_PRODUCT, 2))('finds the uses of %s in the product', async (name, use) => {
	const context: CommandContext = { project: product, format: 'text', readText: productInput.readText, compile: compileProduct };
	const { output, code } = await who([name], context);
	expect(code).toBe(0);
	expect(output).toMatch(use);
});

test('finds every operation that a page calls, those of its parts in the parts', async () => {
	const { model, manifests } = await compileProduct();
	if (!model) throw new Error('The manifests of the product have findings.');
	const uses = collectUses(manifests, model).flatMap(({ of, at }) => (of.kind === 'operation' ? [{ file: at.file, name: of.name }] : []));
	const found = new Set(uses.map(({ file, name }) => `${file} ${name}`));
	const inParts = new Set(uses.flatMap(({ file, name }) => (file.includes('/parts/') ? [name] : [])));
	const called = model.pages.flatMap(({ file, operations }) => operations.map((operation) => ({ file, operation })));
	expect(called.filter(({ file, operation }) => !found.has(`${file} ${operation}`) && !inParts.has(operation))).toEqual([]);
	expect(called.length).toBeGreaterThan(40);
});

async function findingsOfRenaming({ file, line, column }: UseLocation): Promise<string[]> {
	const project = busyProject();
	const lines = (project.get(file) ?? '').split('\n');
	const text = lines[line - 1] ?? '';
	lines[line - 1] = `${text.slice(0, column - 1)}other${text.slice(column - 1)}`;
	project.set(file, lines.join('\n'));
	const { diagnostics, sources } = await compileBusy(project);
	return diagnostics
		.filter(({ code, at }) => code === 'unknown-field' && !at.file.includes('/seed/'))
		.map(({ at }) => formatPlace({ file: at.file, ...lineColumn(sources.get(at.file) ?? '', at.start) }))
		.sort();
}

interface UseLocation {
	file: string;
	line: number;
	column: number;
}

const formatPlace = ({ file, line, column }: UseLocation): string => `${file}:${line}:${column}`;

test.each([
	'Me.id',
	'Me.name',
	'Course.id',
	'Course.title',
	'Course.level',
	'Course.cover',
	'Course.tags',
	'Course.teacher',
	'Teacher.name',
	'Tag.name',
])('renaming %s causes findings at exactly the uses that `who` lists', async (name) => {
	const [answer] = JSON.parse((await ask([name], busyProject(), 'json')).output) as {
		at: UseLocation;
		uses: (UseLocation & { what: string })[];
	}[];
	const read = (answer?.uses ?? []).filter(({ what }) => !/with the whole answer$|takes it for `\w+`$|^the mock of /.test(what));
	expect(read.length).toBeGreaterThan(0);
	expect(await findingsOfRenaming(answer?.at as UseLocation)).toEqual(read.map(formatPlace).sort());
});

test('lists what belongs to a feature and what asks for it', async () => {
	const project = everyReference();
	const api = 'manifests/api/main.yaml';
	project.set(api, (project.get(api) ?? '').replace('description: 页码,', 'description: 页码, x-feature: covers,'));
	const uses = async (name: string): Promise<string[]> => {
		const [answer] = JSON.parse((await ask([`feature:${name}`], project, 'json')).output) as { uses: { what: string; file: string }[] }[];
		return (answer?.uses ?? []).map(({ file, what }) => `${file}: ${what}`);
	};
	expect(await uses('details')).toEqual(['manifests/menus.yaml: item `退出登录` belongs to it']);
	expect(await uses('covers')).toEqual([
		'manifests/pages/desk.yaml: `when` of column `老师` of block table `课程` asks for it',
		'manifests/api/main.yaml: pageNum belongs to it',
	]);
});
