// @vitest-environment node
/** The client against the mock of tests/fixtures/tools, a plain REST API. */
import { expect, test } from 'vitest';
import { scenarios } from '#mock/scenario.ts';
import { readRefusals } from '#src/blocks/form/refusals.ts';
import type { ApiSpec, OperationSpec } from '#src/http/api-spec.ts';
import type { Result } from '#src/http/result.ts';
import type { RefusalSpec } from '#src/pages/block-base.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { compiledFolder, emittedMock, evaluate } from '#tests/support/emitted-mock.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { createTestHttp } from './support.ts';

const FOLDER = 'tests/fixtures/tools';
const app = await emittedMock(FOLDER);
const files = await compiledFolder(FOLDER);

function emitted(path: string): Record<string, unknown> {
	const text = files.find((file) => file.folder === 'generated' && file.path === path)?.text ?? '';
	return evaluate(text, () => ({}));
}

const { tools } = emitted('api/apis.ts').apis as Readonly<Record<'tools', ApiSpec>>;

function client(spec: Partial<OperationSpec>, scenario = scenarios.demo) {
	const { backend, signIn } = createTestBackend({ app, scenario, onViolation: () => undefined });
	const token = signIn('members', 1, 'tools');
	const operations = {
		'main.studentInfo': { api: 'tools', in: {}, body: null, public: false, overlay: false, invalidates: [], timeout: 3_600_000, ...spec },
	};
	const apis = { tools: { ...tools, base: `http://mock.test${tools.base}` } };
	const tokens = { read: () => token, acquire: async () => '', replace: () => undefined };
	return createTestHttp((request) => backend.fetch(request), {}, { operations: operations as never, apis, tokens });
}

const errorOf = (result: Result<unknown>) =>
	result.ok ? null : { kind: result.error.kind, code: result.error.resultCode, message: result.error.message };

test('bare data is the data of a success; 204 has none', async () => {
	expect(await client({ method: 'get', path: '/me' }).call({})).toMatchObject({ ok: true, data: { id: 1, name: 'Ann' } });
	expect(await client({ method: 'delete', path: '/session' }).call({})).toMatchObject({ ok: true, data: null });
});

test.each([
	['a missing row', { method: 'get', path: '/tools/3' }, { kind: 'business', code: 404, message: '没有找到对应的内容' }],
	['an owner’s row', { method: 'delete', path: '/tools/7' }, { kind: 'business', code: 403, message: '没有权限查看该内容' }],
] as const)('the detail of a problem is the message to the user: %s', async (_case, spec, expected) => {
	const http = client(spec);
	expect(errorOf(await http.call({}))).toEqual(expected);
	expect(http.events).toEqual([`failed business ${expected.message}`]);
});

test('401 is handled as the end of the session', async () => {
	const http = client({ method: 'delete', path: '/session' });
	await http.call({});
	expect(errorOf(await http.call({}))).toMatchObject({ kind: 'unauthorised', code: 401 });
	expect(http.events).toEqual(['unauthorised 401']);
});

test('the errors of problem details go to the fields of the form', async () => {
	const { view } = emitted('pages/tools.ts').page as PageDefinition;
	const form = view.find(({ block }) => block === 'form') as { refusals: RefusalSpec };
	const refused = async (name: string, kind: string): Promise<unknown> => {
		const result = await client({ method: 'post', path: '/tools', body: 'json' }).call({ name, kind });
		return result.ok ? null : { ...errorOf(result), fields: Object.fromEntries(readRefusals(result.error.body, form.refusals)) };
	};
	expect(await refused('Drill', 'power')).toEqual({
		kind: 'business',
		code: 409,
		message: '已经有一样的了，请换一个',
		fields: { name: '“Drill”已经有了，请换一个' },
	});
	expect(await refused('x', 'blunt')).toMatchObject({
		code: 422,
		fields: { name: 'Name的长度不对，不能小于 2', kind: '这一项的值不在可选范围内' },
	});
});
