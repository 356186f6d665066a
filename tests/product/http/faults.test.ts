// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerShapes } from '#generated/api/answer-shapes.ts';
import { apis } from '#generated/api/apis.ts';
import { type OperationName, operations } from '#generated/api/operations.ts';
import type { OperationSpec } from '#src/http/api-spec.ts';
import { createAttempts } from '#src/http/attempts.ts';
import { createHttp } from '#src/http/create-http.ts';
import { httpMessages } from '#src/http/messages.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import { json } from '#tests/src/http/support.ts';
import { type Fault, faults, faultyResponse, sessionFaults } from '#tests/support/faults.ts';
import { createAttemptStorage } from '#tests/support/memory-storage.ts';
import { sampleOfShape } from '#tests/support/shape-samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const names = Object.keys(operations) as OperationName[];
const specs: Readonly<Record<string, OperationSpec>> = operations;
/** Faults that lose the connection to the server, before a gateway or behind it. */
const LOST = ['a lost connection', '502 of a gateway', '504 of a gateway'];

const isRead = (name: string): boolean => specs[name]?.method === 'get';

type Server = (request: Request) => Promise<Response>;

function createClient() {
	const events: string[] = [];
	let sent = 0;
	let server: Server = () => faultyResponse('reset');
	const http = createHttp({
		operations,
		apis: Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...api, base: `http://school.test${api.base}` }])),
		transport: async (request) => {
			sent += 1;
			return server(request);
		},
		contentType: 'application/json;charset=UTF-8',
		tokens: { read: () => 'token-1234', acquire: async () => '', replace: () => undefined },
		overlay: { actions: [], show: () => undefined, hide: () => undefined },
		clock: { now: () => 0, note: () => undefined },
		attempts: createAttempts(createAttemptStorage(), () => 0),
		onUnauthorised: async ({ code }) => {
			events.push(`session ${code}`);
			return false;
		},
		onFailed: ({ kind, message }) => void events.push(`${kind}: ${message}`),
		onUnreadable: (_reason, { name }) => void events.push(`logged ${name}`),
	});
	return {
		events,
		sent: () => sent,
		call: (name: OperationName) => http.call(name, inputOf(name), { check: checkWhole(name) }),
		answerWith: (next: Server) => {
			server = next;
		},
	};
}

/** Path parameters only, since the address needs them. */
const inputOf = (name: OperationName): Record<string, unknown> =>
	Object.fromEntries([...operations[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [parameter, '1']));

const soundAnswer = async (name: OperationName): Promise<Response> => {
	const shape = answerShapes[name];
	return json({ code: 200, data: shape === undefined ? null : sampleOfShape(shape) });
};

/** Operations with optional or no data accept these faults; sign-in returns a text. */
const mayAnswer = (name: OperationName, { name: fault }: Fault): boolean => {
	const shape = answerShapes[name];
	if (shape === undefined || (typeof shape === 'object' && '?' in shape)) return fault === 'null for data' || shape === undefined;
	return shape === 's' && fault === 'data of another shape';
};

test.each(faults.map((fault) => [fault.name, fault] as const))(
	'%s is told once for what it is, and the next try works',
	async (_name, fault) => {
		for (const name of names.filter((each) => fault.kind !== 'wrong-shape' || !mayAnswer(each, fault))) {
			const { call, answerWith, events, sent } = createClient();
			answerWith(() => faultyResponse(fault.answer));
			expect(await call(name), name).toMatchObject({ ok: false, error: { kind: fault.kind, message: fault.says } });
			const logged = ['html', 'not-json', 'empty-answer', 'wrong-envelope', 'wrong-shape'].includes(fault.kind) ? [`logged ${name}`] : [];
			expect(events, name).toEqual([...logged, `${fault.kind}: ${fault.says}`]);
			// Only reads are retried, and only if the connection was lost before any response.
			expect(sent(), name).toBe(LOST.includes(fault.name) && isRead(name) ? 2 : 1);
			answerWith(() => soundAnswer(name));
			expect(await call(name), name).toMatchObject({ ok: true });
		}
	},
);

test.each(sessionFaults.map((fault) => [fault.name, fault] as const))(
	'%s is handled only by the session',
	async (_name, { code, answer }) => {
		for (const name of names) {
			const { call, answerWith, events } = createClient();
			answerWith(() => faultyResponse(answer));
			expect(await call(name), name).toMatchObject({ ok: false, error: { kind: 'unauthorised', code } });
			expect(events, name).toEqual([`session ${code}`]);
		}
	},
);

test("a hanging call ends after its operation's timeout, and a slow one does not", async () => {
	for (const name of names) {
		const { timeout } = operations[name];
		const { call, answerWith, events, sent } = createClient();
		answerWith(() => new Promise(() => undefined));
		const hanging = call(name);
		await vi.advanceTimersByTimeAsync(timeout - 1);
		expect(events, name).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(await hanging, name).toMatchObject({ ok: false, error: { kind: 'timeout' } });
		expect([events, sent()], name).toEqual([[`timeout: ${httpMessages.noAnswer}`], 1]);

		answerWith(async () => {
			await new Promise((resolve) => setTimeout(resolve, timeout - 1));
			return soundAnswer(name);
		});
		const slow = call(name);
		await vi.advanceTimersByTimeAsync(timeout - 1);
		expect(await slow, name).toMatchObject({ ok: true });
	}
});

test('a read is retried after a short Retry-After, a write never is', async () => {
	for (const name of names) {
		const { call, answerWith, sent, events } = createClient();
		answerWith(async () => (sent() === 1 ? new Response('', { status: 429, headers: { 'Retry-After': '2' } }) : soundAnswer(name)));
		const result = call(name);
		await vi.advanceTimersByTimeAsync(2000);
		expect([(await result).ok, sent()], name).toEqual(isRead(name) ? [true, 2] : [false, 1]);
		expect(events, name).toEqual(isRead(name) ? [] : ['busy: 操作太频繁了，请 2 秒后再试']);
	}
});
