/** Completions in the editor while a page is written. */

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { busyProject, compileBusy } from '../support/busy-project.ts';
import { readSchemas } from '../support/editor-schemas.ts';
import { offeredAt } from '../support/offered-at.ts';

const project = busyProject();
const mainApi = project.get('manifests/api/main.yaml') ?? '';
project.set(
	'manifests/api/main.yaml',
	mainApi.replace('openAt: { type: string,', 'note: { type: string, x-secret: true }\n        openAt: { type: string,'),
);
const { files, diagnostics } = await compileBusy(project);
const schemas = readSchemas(files ?? []);

const page = (name: string, view?: unknown): unknown => {
	const document = parse(project.get(`manifests/pages/${name}.yaml`) ?? '') as object;
	return view ? { ...document, view } : document;
};
const offered = (name: string, place: readonly (string | number)[], view?: unknown) =>
	offeredAt(schemas, 'page.json', page(name, view), place);

test('the project has no findings', () => {
	expect(diagnostics).toEqual([]);
});

test('an expression offers the fields of its row before those of the page', () => {
	const { values } = offered('courses', ['view', 0, 'main', 2, 'title']);
	expect(values.slice(0, 3)).toEqual(['row', 'row.id', 'row.title']);
	expect(values).toEqual(expect.arrayContaining(['row.teacher.name', 'state.keyword', 'data.courses.total', 'session.user.name']));
	expect(values.filter((path) => path.startsWith('row.') && !path.startsWith('row.t')).length).toBeGreaterThan(3);
});

test("the row's fields follow the source", () => {
	const { values } = offered('courses', ['view', 0, 'side', 0, 'label']);
	expect(values.filter((path) => path.startsWith('row'))).toEqual(['row', 'row.id', 'row.name', 'row.children']);
});

test('a new block of a page offers the same', () => {
	const table = {
		block: 'table',
		source: 'data.courses',
		columns: [{ title: '标题', value: '' }],
		rowButtons: [{ actions: [{ open: {} }] }],
	};
	expect(offered('courses', ['view', 0, 'columns', 0, 'value'], [table]).values).toContain('row.title');
	expect(offered('courses', ['view', 0, 'rowButtons', 0, 'actions', 0, 'open', 'url'], [table]).values).toContain('row.cover');
	expect(offered('courses', ['view', 0, 'sort'], [table]).values).toEqual(['state.keyword', 'state.tag']);
});

test('offers no row outside of blocks that bind one', () => {
	const { values } = offered('courses', ['view', 0], [{ block: 'text' }]);
	expect(values).toEqual([]);
	expect(offered('courses', ['view', 0, 'when'], [{ block: 'text' }]).values.filter((path) => path.startsWith('row'))).toEqual([]);
});

test('a source offers lists, and the source of a detail offers objects', () => {
	expect(offered('courses', ['view', 0, 'main', 2, 'source']).values).toEqual(['data.tags', 'data.courses', 'data.courses.records']);
	const detail = [{ block: 'detail', source: '', items: [] }];
	expect(offered('course', ['view', 0, 'source'], detail).values).toEqual(['data.course', 'data.course.teacher']);
});

test('offers the input of the called operation, with enum values as literals', () => {
	expect(offered('courses', ['data', 'courses', 'with']).keys).toEqual(['keyword', 'level', 'pageNum', 'pageSize']);
	expect(offered('courses', ['data', 'courses', 'with', 'level']).values).toEqual(expect.arrayContaining(["'easy'", "'hard'"]));
	const step = [{ block: 'buttons', items: [{ label: '登录', actions: [{ call: 'main.login', with: {} }] }] }];
	expect(offered('courses', ['view', 0, 'items', 0, 'actions', 0, 'with'], step).keys).toEqual(['username', 'password', 'remember']);
});

test('a form offers the fields of its body, the typed values and the response', () => {
	const place = ['view', 3, 'fields', 0];
	expect(offered('desk', [...place, 'field']).values).toEqual(['username', 'password', 'remember']);
	expect(offered('desk', [...place, 'when']).values.slice(0, 4)).toEqual(['form', 'form.username', 'form.password', 'form.remember']);
	expect(offered('desk', ['view', 3, 'then', 0, 'login']).values).toContain('result');
	expect(offered('desk', ['view', 2, 'rowButtons', 0, 'actions', 4, 'download']).values).toContain('result.title');
});

test('offers the parameters of a route, the props of a component and the arguments of a handler', () => {
	expect(offered('courses', ['view', 0, 'main', 2, 'opens', 'params']).keys).toEqual(['id']);
	expect(offered('desk', ['view', 1, 'props']).keys).toEqual(['course', 'name']);
	expect(offered('desk', ['view', 2, 'rowButtons', 0, 'actions', 1, 'with']).keys).toEqual(['text']);
});

test('a guard offers roles and permissions', () => {
	const permissions = parse(project.get('manifests/permissions.yaml') ?? '');
	const offeredFor = (key: string) => offeredAt(schemas, 'permissions.json', permissions, ['guards', 'learner', key, 0]).values;
	expect(offeredFor('role')).toEqual(['student', 'teacher']);
	expect(offeredFor('permission')).toEqual(['course:read', 'course:write']);
	const menus = parse(project.get('manifests/menus.yaml') ?? '');
	const inPlace = offeredAt(schemas, 'menus.json', menus, ['sidebar', menus.sidebar.length - 1, 'guard', 0]).values;
	expect(inPlace).toEqual(['student', 'teacher', 'course:read', 'course:write']);
});

test("an API document offers the mock's resources and the operations", () => {
	const api = parse(project.get('manifests/api/main.yaml') ?? '');
	const operation = ['paths', '/courses', 'get'];
	expect(offeredAt(schemas, 'api.json', api, [...operation, 'x-mock', 'resource']).values).toEqual([
		'courses',
		'dictionaries',
		'students',
		'tags',
	]);
	expect(offeredAt(schemas, 'api.json', api, ['paths', '/login', 'post', 'x-invalidates', 0]).values).toEqual(
		expect.arrayContaining(['coursePage', 'main.coursePage']),
	);
});

test('x-mock offers the keys of its kind alone', () => {
	const offeredIn = (mock: object, ...place: string[]) => {
		const api = { paths: { '/': { get: { 'x-mock': mock } } } };
		return offeredAt(schemas, 'api.json', api, ['paths', '/', 'get', 'x-mock', ...place]);
	};
	const common = ['guard', 'readOnly', 'code', 'message', 'delay'];
	expect(offeredIn({}).keys).toEqual(['answer', 'session', 'handler']);
	expect(offeredIn({ answer: 'const' }).keys).toEqual(['answer', 'value', ...common]);
	expect(offeredIn({ handler: 'login' }).keys).toEqual(['handler', ...common]);
	expect(offeredIn({ session: 'update' }).keys).not.toContain('key');
	expect(offeredIn({ answer: 'update' }).keys).toContain('key');
	expect(offeredIn({ session: '' }, 'session').values).toEqual(['signIn', 'user', 'update', 'signOut']);
	const join = { answer: 'list', join: { teacher: { by: 'teacherId' } } };
	expect(offeredIn(join, 'join', 'teacher').keys).toEqual(['by', 'resource', 'pick']);
});

test('secret fields are never offered', () => {
	expect([...schemas.values()].filter((schema) => JSON.stringify(schema).includes('.note"'))).toEqual([]);
});

test('a page that was never compiled offers the keys of all pages', () => {
	const { keys } = offeredAt(schemas, 'page.json', { page: 'new', view: [{ block: 'cards' }] }, ['view', 0]);
	expect(keys).toEqual(expect.arrayContaining(['source', 'title', 'badges']));
});
