/** Which pages an edit invalidates: a page object that is identical to the previous one was not checked again. */
import { expect, test } from 'vitest';
import { EarlierRuns } from '#codegen/check/earlier-runs.ts';
import { SchemaTypes } from '#codegen/check/schema-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import { compile } from '#codegen/run.ts';
import { baseProject, inputOf } from './support/sample-project.ts';

async function checkedAgain(file: string, find: string, replace: string): Promise<readonly string[]> {
	const project = baseProject();
	const earlier = new EarlierRuns();
	const before = await compile(inputOf(project), earlier);
	const text = project.get(file) ?? '';
	expect(text).toContain(find);
	project.set(file, text.replace(find, replace));
	const after = await compile(inputOf(project), earlier);
	const [old, now] = [before.model?.pages ?? [], after.model?.pages ?? []];
	return now.filter((page) => !old.includes(page)).map(({ name }) => name);
}

const API = 'manifests/api/main.yaml';

test.each([
	['nothing', 'manifests/pages/course.yaml', '标题', '标题', []],
	['one page', 'manifests/pages/course.yaml', '标题', '题目', ['course']],
	['an operation that one page calls', API, 'summary: 课程详情', 'summary: 一门课程', ['course']],
	['a schema that two pages reach', API, 'description: 封面地址', 'description: 封面', ['course', 'courses']],
	['an operation that no page calls', API, 'summary: 字典', 'summary: 所有字典', []],
	['places of all operations', API, 'paths:', '# a line more\npaths:', []],
	['how the API pages', API, 'defaultSize: 10', 'defaultSize: 20', ['course', 'courses', 'login']],
	['what the session is', API, 'description: 头像地址', 'description: 头像', ['course', 'courses', 'login']],
	['a route that a page opens', 'manifests/routes.yaml', '/course/:id', '/lesson/:id', ['courses']],
	['the parameters of the route of a page', 'manifests/routes.yaml', 'path: /login,', "path: '/login/:from',", ['login']],
	['a title in the menu', 'manifests/menus.yaml', '退出登录', '退出', []],
	['what a guard asks', 'manifests/permissions.yaml', 'mode: oneOf', 'mode: allOf', []],
	['a title in app.yaml', 'manifests/app.yaml', '小课堂', '大课堂', []],
	['rows of the seed', 'tests/codegen/base/seed/tags.yaml', '机械', '机器', []],
] as const)('a change of %s invalidates only the pages that read it', async (_, file, find, replace, pages) => {
	expect(await checkedAgain(file, find, replace)).toEqual(pages);
});

test('a page with findings is reported in every run, with the current location of the operation', async () => {
	const project = baseProject();
	const earlier = new EarlierRuns();
	const page = project.get('manifests/pages/course.yaml') ?? '';
	project.set('manifests/pages/course.yaml', page.replace('with: { id: route.params.id }', 'with: { id: route.params.id, size: 1 }'));
	const first = await compile(inputOf(project), earlier);
	project.set(API, `# a line more\n${project.get(API)}`);
	const second = await compile(inputOf(project), earlier);
	const told = ({ diagnostics }: typeof first) =>
		diagnostics.map(({ code, at, related }) => ({ code, at: at.start, related: related?.[0]?.at.start }));
	expect(told(first)).toEqual([{ code: 'unknown-parameter', at: expect.any(Number), related: expect.any(Number) }]);
	expect(told(second)).toEqual([{ ...told(first)[0], related: (told(first)[0]?.related ?? 0) + '# a line more\n'.length }]);
});

test('detects a deleted and a new handler although no manifest has changed', async () => {
	const project = baseProject();
	const earlier = new EarlierRuns();
	project.set(API, (project.get(API) ?? '').replace('x-mock: { answer: const, value: token-1 }', 'x-mock: { handler: sign-in }'));
	const there = new Map([['mock/handlers/sign-in.ts', "export const signIn = () => 'token-1';\n"]]);
	const codes = async (texts: ReadonlyMap<string, string>) =>
		(await compile(inputOf(project, texts), earlier)).diagnostics.map(({ code }) => code);
	expect(await codes(there)).toEqual([]);
	expect(await codes(new Map())).toEqual(['missing-handler']);
	expect(await codes(new Map())).toEqual(['missing-handler']);
	expect(await codes(there)).toEqual([]);
});

test('the type of a recursive schema does not depend on which schema of the cycle is resolved first', () => {
	const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
	const schemas = {
		A: { type: 'array', items: ref('B') },
		B: { type: 'array', items: ref('C') },
		C: { type: 'array', items: ref('A') },
		D: { type: 'array', items: { anyOf: [ref('B'), { type: 'null' }] } },
	};
	const document: PlainDocument = {
		file: 'a.yaml',
		value: { components: { schemas } },
		locate: () => ({ file: 'a.yaml', start: 0, end: 0 }),
	};
	const names = Object.keys(schemas);
	for (const first of names) {
		const types = new SchemaTypes(document);
		types.typeOf(ref(first), []);
		for (const name of names)
			expect(types.typeOf(ref(name), []), `${name} after ${first}`).toEqual(new SchemaTypes(document).typeOf(ref(name), []));
	}
});
