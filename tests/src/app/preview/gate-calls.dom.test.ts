// @vitest-environment node
import { expect, test } from 'vitest';
import { gateCalls, REFUSAL } from '#src/app/preview/gate-calls.ts';
import { requestThrough } from '#src/app/preview/request-through.ts';
import type { ApiSpec, OperationSpec } from '#src/http/api-spec.ts';
import { sendWithProgress } from '#src/http/send-with-progress.ts';

const api = (base: string, data = 'data'): ApiSpec => ({
	base,
	timeout: 1000,
	envelope: { code: ['code', 'status'], message: ['msg'], data, success: [200] },
	auth: { token: '', headers: [], dropLast: 0, prefix: '', rotate: null },
});
const operation = (name: string, path: string, method: OperationSpec['method']): OperationSpec => ({
	api: name,
	path,
	method,
	in: {},
	body: null,
	public: false,
	overlay: false,
	invalidates: [],
	timeout: 1000,
});

const SITE = 'https://app.test';
const list = [{ path: '/draft' }];

function createGate(apis: Record<string, ApiSpec> = { main: api('/main-api'), judge: api('https://judge.test/v1') }) {
	const passed: string[] = [];
	const gate = gateCalls(
		async (request) => {
			passed.push(`${request.method} ${request.url}`);
			return new Response('passed');
		},
		{
			apis,
			operations: { list: operation('main', '/router/getList', 'get'), token: operation('judge', '/token', 'post') },
			listOperation: 'list',
			list: () => list,
			tokenCalls: ['token'],
			at: `${SITE}/courseIndex`,
		},
	);
	const send = (method: string, url: string): Promise<Response> => gate(new Request(new URL(url, SITE), { method }));
	return { gate, send, passed };
}

test('the draft answers the call for the served list, in the envelope of its API', async () => {
	const { send, passed } = createGate();
	expect(await (await send('GET', '/main-api/router/getList?at=1')).json()).toEqual({ code: 200, data: { list } });
	expect(passed).toEqual([]);
});

test('the draft answers without an envelope where the API has none', async () => {
	const { send } = createGate({ main: api('/main-api', '') });
	expect(await (await send('GET', '/main-api/router/getList')).json()).toEqual({ list });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused in words', async (method) => {
	const { send, passed } = createGate();
	for (const url of ['/main-api/course/note/save', 'https://judge.test/v1/submit', '/main-api/router/getListed']) {
		const answer = await send(method, url);
		expect(answer.status).toBe(403);
		expect(await answer.json()).toEqual({ code: 403, msg: REFUSAL });
	}
	expect(passed).toEqual([]);
});

test('a write to an unknown address is refused, too', async () => {
	const { send, passed } = createGate();
	expect((await send('POST', '/elsewhere')).status).toBe(403);
	expect(passed).toEqual([]);
});

test('reads and calls for tokens pass', async () => {
	const { send, passed } = createGate();
	const calls = [
		['GET', `${SITE}/main-api/course/page?pageNum=1`],
		['HEAD', `${SITE}/static/file.pdf`],
		['POST', 'https://judge.test/v1/token?secret=1'],
	] as const;
	for (const [method, url] of calls) expect((await send(method, url)).status).toBe(200);
	expect(passed).toEqual(calls.map((call) => call.join(' ')));
});

test('an upload, which reports its progress, is refused in the same words', async () => {
	const { gate } = createGate();
	const own = globalThis.XMLHttpRequest;
	globalThis.XMLHttpRequest = requestThrough(gate);
	try {
		const request = new Request(`${SITE}/main-api/homework/submit`, { method: 'POST', body: new FormData() });
		const answer = await sendWithProgress(request, () => undefined);
		expect(answer.status).toBe(403);
		expect(await answer.json()).toEqual({ code: 403, msg: REFUSAL });
	} finally {
		globalThis.XMLHttpRequest = own;
	}
});
