import { expect, test } from 'vitest';
import type { AppModel } from '#codegen/check/check-app.ts';
import { wholeShape } from '#codegen/check/page/answer-shape.ts';
import { emitAnswerShapes } from '#codegen/emit/emit-answer-shapes.ts';
import { applyEdit, baseProject, compileSample, type Edit } from './support/sample-project.ts';

async function compileBase(...edits: Edit[]): Promise<AppModel> {
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	const { model, diagnostics } = await compileSample(project, new Map([['manifests/hat.tsx', 'export function Hat() {}\n']]));
	expect(diagnostics).toEqual([]);
	if (!model) throw new Error('There is no model.');
	return model;
}

function shapesOf({ pages }: AppModel, page: string): unknown {
	const definition = pages.find(({ name }) => name === page)?.definition;
	const entry = definition?.kind === 'object' ? definition.entries.find(([key]) => key === 'shapes')?.[1] : undefined;
	return entry?.kind === 'json' ? entry.value : undefined;
}

const COURSE = 'manifests/pages/course.yaml';

test('a page lists the required fields it reads, rows and totals included, and omits optional ones', async () => {
	expect(shapesOf(await compileBase(), 'courses')).toEqual({
		'main.coursePage': { records: [{ id: 's', title: 's', level: 's', progress: 'n' }], total: 'n' },
		'main.tagTree': [{ name: 's', children: ['*'] }],
	});
});

test('a nullable field is optional, and its fields are checked when it is present', async () => {
	expect(shapesOf(await compileBase(), 'course')).toEqual({
		'main.courseDetail': { title: 's', openAt: 's', 'teacher?': { name: 's' } },
	});
});

test('a field that no expression reads is not in the shape', async () => {
	const model = await compileBase({
		file: COURSE,
		find: '      - { label: 开课, value: "record.openAt | date(\'MM-DD\')", guard: staff }\n',
	});
	expect(shapesOf(model, 'course')).toEqual({ 'main.courseDetail': { title: 's', 'teacher?': { name: 's' } } });
});

test('the shape is the whole response when a component receives it', async () => {
	const props = 'props: { course: { schema: main.Course, required: true, doc: 课程 } }';
	const model = await compileBase(
		{
			file: 'manifests/components.yaml',
			write: `components:\n  hat#Hat: { module: hat.tsx, export: Hat, ${props} }\n`,
		},
		{
			file: COURSE,
			find: 'view:\n',
			replace: 'view:\n  - { block: custom, component: hat#Hat, props: { course: data.course } }\n',
		},
	);
	expect(shapesOf(model, 'course')).toEqual({
		'main.courseDetail': {
			id: 's',
			title: 's',
			level: 's',
			progress: 'n',
			openAt: 's',
			'teacher?': { name: 's' },
			'tags?': ['s'],
		},
	});
});

test('the response of a step counts only for the fields that later steps read', async () => {
	expect(shapesOf(await compileBase(), 'login')).toEqual({});
	const unread = { file: COURSE, find: '- { back: true }', replace: '- { call: main.me }\n          - { back: true }' };
	expect(shapesOf(await compileBase(unread), 'course')).not.toHaveProperty('main.me');
	const read = { ...unread, replace: "- { call: main.me }\n          - { message: '{result.name}' }" };
	expect(shapesOf(await compileBase(read), 'course')).toMatchObject({ 'main.me': { name: 's' } });
});

test('the shape of a whole response has all fields, and a recursive schema once', async () => {
	const { names } = await compileBase();
	const shapeOf = (name: string): unknown => {
		const operation = names.operations.get(name);
		return operation && wholeShape(operation);
	};
	expect(shapeOf('main.tagTree')).toEqual([{ id: 's', name: 's', children: ['*'] }]);
	expect(shapeOf('main.courseDetail')).toEqual({
		id: 's',
		title: 's',
		level: 's',
		progress: 'n',
		openAt: 's',
		'cover?': 's',
		'teacher?': { name: 's' },
		'tags?': ['s'],
	});
	expect(shapeOf('main.login')).toBe('s');
});

test('the shape marks a nullable response and nullable items', async () => {
	const { names } = await compileBase({
		file: 'manifests/api/main.yaml',
		find: "schema: { type: array, items: { $ref: '#/components/schemas/DictItem' } }",
		replace: `schema: { type: [array, 'null'], items: { anyOf: [{ $ref: '#/components/schemas/DictItem' }, { type: 'null' }] } }`,
	});
	const dictionaries = names.operations.get('main.dictionaries');
	expect(dictionaries && wholeShape(dictionaries)).toEqual({ '?': [{ '?': { type: 's', value: 's', label: 's' } }] });
});

test('a schema that several responses contain is emitted once', async () => {
	const { apis } = await compileBase();
	const { text } = emitAnswerShapes(apis);
	expect(text.match(/^const \w+ = \{/gm)).toEqual(['const Course = {']);
	expect(text).toContain("'main.courseDetail': Course,");
	expect(text).toContain('[Course]');
});
