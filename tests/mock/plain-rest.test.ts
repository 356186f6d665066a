/** tests/fixtures/tools is an app over a plain REST API: no envelope, integer and UUID ids, a declared session. */
import { expect, test } from 'vitest';
import type { Violation } from '#mock/contract/violation.ts';
import { scenarios } from '#mock/scenario.ts';
import { emittedMock } from '#tests/support/emitted-mock.ts';
import { createTestBackend, type TestBackend, type TestBackendOptions } from '#tests/support/mock-backend.ts';

const app = await emittedMock('tests/fixtures/tools');

interface Answered {
	status: number;
	type: string | null;
	body: unknown;
}

interface Shed extends TestBackend {
	as(memberId: number): string;
	ask(name: string, input?: Record<string, unknown>, token?: string | null): Promise<Answered>;
}

function shed(options: Partial<TestBackendOptions> = {}): Shed {
	const all = createTestBackend({ app, ...options });
	const as = (memberId: number): string => all.signIn('members', memberId, 'tools');
	return {
		...all,
		as,
		async ask(name, input = {}, token = as(1)) {
			const { status, headers, body } = await all.call(`tools.${name}`, input, token);
			return { status, type: headers.get('content-type')?.split(';')[0] ?? null, body };
		},
	};
}

const problem = (status: number, title: string, detail: string, errors?: Record<string, string>): Answered => ({
	status,
	type: 'application/problem+json',
	body: {
		type: 'about:blank',
		title,
		status,
		detail,
		...(errors && { errors: Object.entries(errors).map(([field, text]) => ({ pointer: `#/${field}`, detail: text })) }),
	},
});

const tolerant = { onViolation: () => undefined };

test.each<[string, string, Record<string, unknown>, number | null, Answered]>([
	['without a token', 'listTools', {}, null, problem(401, 'Unauthorized', '请先登录')],
	['a role that the user lacks', 'removeTools', { ids: [1] }, 2, problem(403, 'Forbidden', '没有权限')],
	['a row of someone else', 'removeTool', { id: 1 }, 2, problem(403, 'Forbidden', '没有权限查看该内容')],
	['a row that does not exist', 'readTool', { id: 3 }, 1, problem(404, 'Not Found', '没有找到对应的内容')],
	[
		'a wrong password',
		'signIn',
		{ email: 'ann@shed.test', password: 'hammer2' },
		null,
		problem(401, 'Unauthorized', 'Wrong email or password'),
	],
	[
		'a user whom `where` excludes',
		'signIn',
		{ email: 'cat@shed.test', password: 'drill3' },
		null,
		problem(401, 'Unauthorized', 'Wrong email or password'),
	],
	[
		'a value that is taken',
		'addTool',
		{ name: 'Drill', kind: 'power' },
		1,
		problem(409, 'Conflict', '已经有一样的了，请换一个', { name: '“Drill”已经有了，请换一个' }),
	],
])('%s is refused with its HTTP status and problem details', async (_case, name, input, memberId, expected) => {
	const { ask, as } = shed();
	expect(await ask(name, input, memberId === null ? null : as(memberId))).toEqual(expected);
});

test.each<[string, string, Record<string, unknown>, Answered]>([
	[
		'wrong fields',
		'addTool',
		{ name: 'x', kind: 'blunt' },
		problem(422, 'Unprocessable Content', '参数 name（Name）的长度不对，不能小于 2', {
			name: 'Name的长度不对，不能小于 2',
			kind: '这一项的值不在可选范围内',
		}),
	],
	[
		'a path parameter that is no number',
		'readTool',
		{ id: 'hammer' },
		problem(422, 'Unprocessable Content', '参数 id 的类型不对，应为整数', { id: '这一项的类型不对，应为整数' }),
	],
])('%s are refused with a pointer per field', async (_case, name, input, expected) => {
	expect(await shed(tolerant).ask(name, input)).toEqual(expected);
});

test('a body that is not JSON, an unknown path and a failing server have their HTTP status, too', async () => {
	const { backend, as } = shed(tolerant);
	const send = async (path: string, init: RequestInit = {}): Promise<[number, string | null]> => {
		const headers = { Authorization: `Bearer ${as(1)}` };
		const response = await backend.fetch(new Request(`http://mock.test/tools-api${path}`, { ...init, headers }));
		return [response.status, response.headers.get('content-type')?.split(';')[0] ?? null];
	};
	expect(await send('/tools', { method: 'POST', body: '{' })).toEqual([400, 'application/problem+json']);
	expect(await send('/tool')).toEqual([404, 'application/problem+json']);
	const flaky = { ...scenarios.demo, faultOf: () => 'error' as const };
	expect(await shed({ scenario: flaky }).ask('listTools')).toEqual(problem(500, 'Internal Server Error', '服务器开小差了，请稍后再试'));
});

test('new rows continue after the highest number, also after it was deleted', async () => {
	const { ask } = shed();
	const add = async (name: string): Promise<unknown> => (await ask('addTool', { name, kind: 'hand' })).body;
	expect(await ask('addTool', { name: 'Saw', kind: 'hand' })).toEqual({
		status: 201,
		type: 'application/json',
		body: {
			id: 8,
			name: 'Saw',
			kind: 'hand',
			state: 'free',
			price: null,
			tags: ['new', 'Ann'],
			owner: { id: 1, name: 'Ann', roles: ['Keeper'] },
		},
	});
	expect(await ask('removeTool', { id: 8 })).toEqual({ status: 204, type: null, body: null });
	expect(await add('Axe')).toMatchObject({ id: 9 });
	expect((await ask('readTool', { id: 9 })).body).toMatchObject({ id: 9, name: 'Axe' });
});

test('an id of the format uuid is a UUID, the same in each run', async () => {
	const ids = async (): Promise<unknown[]> => {
		const { ask } = shed();
		const lend = async (): Promise<unknown> => ((await ask('lend', { toolId: 7 }, undefined)).body as { id: unknown }).id;
		return [await lend(), await lend()];
	};
	const [first, second] = await ids();
	expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	expect(second).not.toBe(first);
	expect(await ids()).toEqual([first, second]);
});

test('a list in the body creates a row of each entry, or none', async () => {
	const { ask } = shed();
	const added = await ask('addTools', { kind: 'hand', tools: [{ name: 'Axe' }, { name: 'Lathe', kind: 'power' }] });
	expect(added).toMatchObject({
		status: 201,
		body: [
			{ id: 8, name: 'Axe', kind: 'hand', tags: ['hand'], owner: { id: 1 } },
			{ id: 9, name: 'Lathe', kind: 'power', tags: ['power'] },
		],
	});
	expect(await ask('addTools', { kind: 'hand', tools: [] })).toMatchObject({ status: 201, body: [] });
	for (const [tools, pointer] of [
		[[{ name: 'Saw' }, { name: 'Axe' }], '#/tools[1].name'],
		[[{ name: 'Rasp' }, { name: 'File' }, { name: 'Rasp' }], '#/tools[2].name'],
	] as const) {
		const { status, body } = await ask('addTools', { kind: 'hand', tools });
		expect({ status, body }).toMatchObject({ status: 409, body: { errors: [{ detail: expect.any(String), pointer }] } });
	}
	expect((await ask('listTools')).body).toHaveLength(5);
});

test('a list in the key deletes or updates each row that it names, or none', async () => {
	const { ask } = shed();
	expect((await ask('removeTools', { ids: [1, 3] })).status).toBe(404);
	expect((await ask('repairTools', { ids: [2, 7] })).body).toMatchObject([
		{ id: 2, state: 'free' },
		{ id: 7, state: 'free' },
	]);
	expect(await ask('removeTools', { ids: [1, 7, 7] })).toEqual({ status: 200, type: 'application/json', body: { count: 2 } });
	expect((await ask('listTools')).body).toMatchObject([{ id: 2 }]);
});

test.each([
	[{}, [1, 2, 7]],
	[{ shelf: 'all' }, [1, 2, 7]],
	[{ shelf: 'usable' }, [1]],
	[{ shelf: 'away' }, [2, 7]],
	[{ shelf: 'away', kind: ['hand'] }, [7]],
	[{ kind: ['hand', 'power'] }, [1, 2, 7]],
])('the filter %o over enums selects %o', async (input, ids) => {
	const { body } = await shed().ask('listTools', input);
	expect((body as { id: number }[]).map(({ id }) => id)).toEqual(ids);
});

test('a declared session signs in, tells and changes the user, and ends', async () => {
	const { ask } = shed();
	const { status, body } = await ask('signIn', { email: 'bob@shed.test', password: 'ladder2' }, null);
	const { accessToken, ...rest } = body as { accessToken: string };
	expect([status, rest]).toEqual([201, { tokenType: 'Bearer', user: { id: 2, name: 'Bob', roles: [] } }]);
	expect((await ask('me', {}, accessToken)).body).toEqual({ id: 2, name: 'Bob', roles: [] });
	expect((await ask('changeMe', { name: 'Bobby' }, accessToken)).body).toMatchObject({ id: 2, name: 'Bobby' });
	expect((await ask('signOut', {}, accessToken)).status).toBe(204);
	expect((await ask('me', {}, accessToken)).status).toBe(401);
});

test.each([{}, { password: '' }])('an account without a password is closed to a sign-in with %o', async (given) => {
	const lax = app.operations.map((operation) =>
		operation.name === 'tools.signIn' && operation.body
			? {
					...operation,
					body: { ...operation.body, schema: { type: 'object', properties: { email: { type: 'string' }, password: { type: 'string' } } } },
				}
			: operation,
	);
	const { ask, store } = shed({ app: { ...app, operations: lax } });
	store.update('members', 2, { password: null });
	expect((await ask('signIn', { email: 'bob@shed.test', ...given }, null)).status).toBe(401);
});

test("a contract violation names the app's own seed file and row", async () => {
	const violations: Violation[] = [];
	const { ask, store } = shed({ onViolation: (violation) => void violations.push(violation) });
	store.update('tools', 7, { state: 'lost' });
	await ask('listTools');
	expect(violations.map(({ message }) => message)).toEqual([
		'The answer of tools.listTools breaks its contract at $[2].state: expected one of "free", "lent", "broken", got "lost". It comes from row 7 of tools (tests/fixtures/tools/seed/tools.yaml).',
	]);
});
