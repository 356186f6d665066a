/** Which pages an edit invalidates: a page object that is identical to the previous one was not checked again. */
import { expect, test } from 'vitest';
import { SchemaTypes } from '#codegen/check/api/schema-type.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import { compile } from '#codegen/run.ts';
import { baseProject, inputOf } from './support/sample-project.ts';

async function checkedAgain(file: string, find: string, replace: string): Promise<readonly string[]> {
	const project = baseProject();
	const memo = new Memo();
	const before = await compile(inputOf(project), memo);
	const text = project.get(file) ?? '';
	expect(text).toContain(find);
	project.set(file, text.replace(find, replace));
	const after = await compile(inputOf(project), memo);
	const [old, now] = [before.model?.pages ?? [], after.model?.pages ?? []];
	return now.filter((page) => !old.includes(page)).map(({ name }) => name);
}

const API = 'manifests/api/main.yaml';

const ALL = ['course', 'courses', 'login'];

test.each([
	['nothing', 'manifests/pages/course.yaml', '标题', '标题', []],
	['one page', 'manifests/pages/course.yaml', '标题', '题目', ['course']],
	['rows of the seed', 'manifests/seed/tags.yaml', '机械', '机器', []],
	['an API', API, 'summary: 课程详情', 'summary: 一门课程', ALL],
	['a route', 'manifests/routes.yaml', '/course/:id', '/lesson/:id', ALL],
	['a guard', 'manifests/permissions.yaml', 'mode: oneOf', 'mode: allOf', ALL],
	['app.yaml', 'manifests/app.yaml', '小课堂', '大课堂', ALL],
] as const)(
	'after a change of %s, a page is checked again unless only another page or the seed has changed',
	async (_, file, find, replace, pages) => {
		expect(await checkedAgain(file, find, replace)).toEqual(pages);
	},
);

test('the other pages are checked again when a page is added', async () => {
	const project = baseProject();
	const memo = new Memo();
	const before = await compile(inputOf(project), memo);
	project.set('manifests/pages/more.yaml', 'page: more\ntitle: 更多\nview: []\n');
	const after = await compile(inputOf(project), memo);
	expect(after.model?.pages.some((page) => before.model?.pages.includes(page))).toBe(false);
});

test('a page with findings is reported in every run, with the current location of the operation', async () => {
	const project = baseProject();
	const memo = new Memo();
	const page = project.get('manifests/pages/course.yaml') ?? '';
	project.set('manifests/pages/course.yaml', page.replace('with: { id: route.params.id }', 'with: { id: route.params.id, size: 1 }'));
	const first = await compile(inputOf(project), memo);
	project.set(API, `# a line more\n${project.get(API)}`);
	const second = await compile(inputOf(project), memo);
	const findingsOf = ({ diagnostics }: typeof first) =>
		diagnostics.map(({ code, at, related }) => ({ code, at: at.start, related: related?.[0]?.at.start }));
	expect(findingsOf(first)).toEqual([{ code: 'unknown-parameter', at: expect.any(Number), related: expect.any(Number) }]);
	expect(findingsOf(second)).toEqual([
		{ ...findingsOf(first)[0], related: (findingsOf(first)[0]?.related ?? 0) + '# a line more\n'.length },
	]);
});

test('detects a deleted and a new handler although no manifest has changed', async () => {
	const project = baseProject();
	const memo = new Memo();
	project.set(API, (project.get(API) ?? '').replace('x-mock: { answer: const, value: token-1 }', 'x-mock: { handler: sign-in }'));
	const there = new Map([['manifests/sign-in.ts', "export const signIn = () => 'token-1';\n"]]);
	const codes = async (texts: ReadonlyMap<string, string>) =>
		(await compile(inputOf(project, texts), memo)).diagnostics.map(({ code }) => code);
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
