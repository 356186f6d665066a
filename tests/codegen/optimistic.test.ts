/** The compiler resolves `field` of `optimistic` to an answer, a path in it and the key of a row. */
import { expect, test } from 'vitest';
import { applyEdit, baseProject, compileSample } from './support/sample-project.ts';

const COURSES = 'manifests/pages/courses.yaml';

/** The emitted changes of a button in the cards of a page of courses, inside `each` over the tags. */
async function changesOf(change: string, block = '{ block: cards, source: data.courses, title: row.title, buttons: [BUTTON] }') {
	const project = baseProject();
	const edit = (file: string, find: string, replace: string): void => applyEdit(project, { file, find, replace });
	edit(
		'manifests/api/main.yaml',
		'x-mock: { answer: const, value: token-1 }',
		'x-invalidates: [coursePage, courseDetail, tagTree]\n      x-mock: { answer: const, value: token-1 }',
	);
	edit(
		COURSES,
		'      - block: cards\n',
		`      - ${block.replace(
			'BUTTON',
			`{ label: 改, actions: [{ call: main.login, with: { username: "'a'", password: "'secret'" }, optimistic: [${change}] }] }`,
		)}\n      - { block: text, text: '{data.one.title}' }\n      - block: cards\n`,
	);
	edit(COURSES, '  tags: {', `  one: { call: main.courseDetail, with: { id: "'c1'" } }\n  tags: {`);
	const { diagnostics, files } = await compileSample(project);
	expect(diagnostics).toEqual([]);
	const page = files?.find(({ path }) => path === 'pages/courses.ts')?.text ?? '';
	return /optimistic: \[([\s\S]*?)\],\s*\},?\s*\]/.exec(page)?.[1]?.replaceAll(/\s+/g, ' ').trim().replace(/,$/, '');
}

const EACH_TAG = '{ block: each, source: data.tags, blocks: [BLOCK] }';
const cards = (more: string): string => `{ block: cards, title: row.title, buttons: [BUTTON], ${more} }`;
const detail = '{ block: each, source: data.tags, key: row.name, blocks: [{ block: buttons, items: [BUTTON] }] }';

test.each([
	[
		'a row of a paged answer',
		'{ field: row.progress, value: 100 }',
		undefined,
		"data: 'courses', path: ['records', 'progress'], row: (s) => s.row.id",
	],
	['a row with a key of its own', '{ field: row.name, value: "\'新\'" }', detail, "data: 'tags', path: ['name'], row: (s) => s.row?.name"],
	['a field of one object', '{ field: data.one.title, value: "\'新\'" }', undefined, "data: 'one', path: ['title']"],
	['a field of an answer', '{ field: data.courses.total, value: 0 }', undefined, "data: 'courses', path: ['total']"],
	[
		'every entry of a paged answer',
		'{ each: data.courses, field: row.progress, value: 0 }',
		undefined,
		"data: 'courses', path: ['records', 'progress']",
	],
	['every entry of a list', '{ each: data.tags, field: row.name, value: "\'新\'" }', undefined, "data: 'tags', path: ['name']"],
	[
		'a row within a row',
		'{ field: row.name, value: "\'新\'" }',
		EACH_TAG.replace('BLOCK', '{ block: each, source: row.children, blocks: [{ block: buttons, items: [BUTTON] }] }'),
		"data: 'tags', path: ['children', 'name'], row: (s) => s.row.id",
	],
	[
		'the row around a list whose buttons may not use its own',
		'{ field: row.name, value: "\'新\'" }',
		EACH_TAG.replace('BLOCK', cards('source: data.courses').replace('buttons', 'emptyButtons')),
		"data: 'tags', path: ['name'], row: (s) => s.row.id",
	],
])('finds %s', async (_, change, block, place) => {
	expect(await changesOf(change, block)).toContain(place);
});

test('the new value is read in the scope of the button, and the condition in that of the entry', async () => {
	expect(await changesOf('{ each: data.tags, field: row.name, value: row.title, when: "row.name != \'x\'" }')).toBe(
		"{ value: (s) => s.row?.title, when: (s) => s.row?.name !== 'x', data: 'tags', path: ['name'] }",
	);
});
