// @vitest-environment node
import { expect, test } from 'vitest';
import { checkShape, describeFault, type Shape } from '#src/http/check-shape.ts';

const courses: Shape = { total: 'n', list: [{ id: 's', title: 's', free: 'b', 'teacher?': { name: 's' }, tags: ['s'] }] };
const course = { id: 'c1', title: '小车', free: true, teacher: { name: '王老师' }, tags: ['入门'] };

const judge = (value: unknown, shape: Shape = courses, strict = false): string | null => {
	const fault = checkShape(shape, value, { strict });
	return fault && describeFault(fault);
};

test.each<[string, unknown, Shape?]>([
	['all of it', { total: 1, list: [course] }],
	['no row', { total: 0, list: [] }],
	['undeclared fields', { total: 1, list: [{ ...course, extra: {} }], more: 1 }],
	['null where the schema allows it', { total: 1, list: [{ ...course, teacher: null }] }],
	['nothing where the schema allows it', { total: 1, list: [{ ...course, teacher: undefined }] }],
	['a long number as text', { total: '12', list: [] }],
	['a number as a name', { total: 1, list: [{ ...course, title: 7, free: 1 }] }],
	['a new value of a code list', { total: 1, list: [{ ...course, title: 'NEW_STATE' }] }],
	['null for a nullable value', null, { '?': { id: 's' } }],
	['a nullable value', { id: 'c1' }, { '?': { id: 's' } }],
	['anything in a list of anything', [1, null, {}], ['*']],
	['any object', { a: 1 }, {}],
])('accepts data: %s', (_case, value, shape) => {
	expect(judge(value, shape)).toBeNull();
});

test.each<[string, unknown, string, Shape?]>([
	['null', null, 'data: an object expected, but found null'],
	['text', '<html>', 'data: an object expected, but found "<html>"'],
	['a list for an object', [], 'data: an object expected, but found []'],
	['no list', { total: 1 }, 'data.list: a list expected, but found undefined'],
	['an object for a list', { total: 1, list: { 0: 1 } }, 'data.list: a list expected, but found {"0":1}'],
	['a long text for a list', { total: 1, list: '小'.repeat(80) }, `data.list: a list expected, but found "${'小'.repeat(59)}…`],
	['no total', { list: [] }, 'data.total: a number expected, but found undefined'],
	['a total that is not a number', { total: 'many', list: [] }, 'data.total: a number expected, but found "many"'],
	['an empty text for a number', { total: ' ', list: [] }, 'data.total: a number expected, but found " "'],
	['one invalid row', { total: 2, list: [course, { ...course, title: null }] }, 'data.list[1].title: text expected, but found null'],
	['a null row', { total: 1, list: [null] }, 'data.list[0]: an object expected, but found null'],
	['an object for text', { total: 1, list: [{ ...course, title: {} }] }, 'data.list[0].title: text expected, but found {}'],
	[
		'an invalid optional part',
		{ total: 1, list: [{ ...course, teacher: '王' }] },
		'data.list[0].teacher: an object expected, but found "王"',
	],
	['an invalid nullable value', 3, 'data: an object expected, but found 3', { '?': { id: 's' } }],
])('rejects data: %s', (_case, value, said, shape) => {
	expect(judge(value, shape)).toBe(said);
});

test.each<[Shape, unknown]>([
	['n', '12'],
	['s', 12],
	['b', 1],
])('in development %j rejects %j', (shape, value) => {
	expect(judge(value, shape)).toBeNull();
	expect(judge(value, shape, true)).not.toBeNull();
});
