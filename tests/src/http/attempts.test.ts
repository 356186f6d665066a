// @vitest-environment node
import { expect, test } from 'vitest';
import { createAttempts } from '#src/http/attempts.ts';
import { createAttemptStorage } from '#tests/support/memory-storage.ts';
import { createTestHttp, json, mainApi } from './support.ts';

const KEYED = { apis: { main: { ...mainApi, idempotency: 'Idempotency-Key' } } };
const note = { text: '记一笔' };

const answers = {
	'a success': () => json({ code: 200, data: 1 }),
	'a refusal': () => json({ code: 409, message: '已经有了' }),
	'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
	'a body that is cut off': () =>
		new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('reset')) }), { status: 200 }),
	'status 500': () => json({ code: 500, message: '出错了' }, { status: 500 }),
	'status 502 of a gateway': () => new Response('', { status: 502 }),
	'a page in place of the answer': () => new Response('<html></html>'),
} as const;

type AnswerName = keyof typeof answers;

/** Sends one call for each answer. Returns the key of each call. */
async function keysOf(names: readonly AnswerName[], inputs: readonly object[] = [], method: 'post' | 'get' = 'post') {
	let turn = 0;
	const server = () => answers[names[turn++] ?? 'a success']();
	const { call, requests } = createTestHttp(server, { method, body: method === 'post' ? 'json' : null }, KEYED);
	for (const [index] of names.entries()) await call({ ...(inputs[index] ?? note) });
	return requests.map(({ headers }) => headers.get('Idempotency-Key'));
}

const LOST: readonly AnswerName[] = [
	'no connection',
	'a body that is cut off',
	'status 500',
	'status 502 of a gateway',
	'a page in place of the answer',
];

test.each(LOST)('a write repeats the key of an equal one that got %s', async (lost) => {
	const [first, second, third] = await keysOf([lost, lost, 'a success']);
	expect(first).toMatch(/^"[0-9a-f]{32}"$/);
	expect([second, third]).toEqual([first, first]);
});

test.each(['a success', 'a refusal'] as const)(
	'a write after one that got %s is another attempt, with the same input too',
	async (answered) => {
		const [first, second] = await keysOf([answered, answered]);
		expect(second).not.toBe(first);
	},
);

test('another input is another attempt, and the old one keeps its key', async () => {
	const [first, other, again] = await keysOf(['no connection', 'a success', 'a success'], [note, { text: '改过了' }, note]);
	expect(other).not.toBe(first);
	expect(again).toBe(first);
});

test('two equal writes at the same time are two attempts', async () => {
	const { call, requests } = createTestHttp(answers['a success'], { method: 'post', body: 'json' }, KEYED);
	await Promise.all([call(note), call(note)]);
	expect(new Set(requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

test('a read, an operation without keys and an API without keys send none', async () => {
	expect(await keysOf(['a success'], [], 'get')).toEqual([null]);
	const off = createTestHttp(answers['a success'], { method: 'post', idempotency: null }, KEYED);
	const none = createTestHttp(answers['a success'], { method: 'post' });
	for (const { call } of [off, none]) await call(note);
	expect([off, none].map(({ requests }) => requests[0]?.headers.get('Idempotency-Key'))).toEqual([null, null]);
});

test('an operation may name a header of its own', async () => {
	const { call, requests } = createTestHttp(answers['a success'], { method: 'post', idempotency: 'X-Request-Key' }, KEYED);
	await call(note);
	expect(requests[0]?.headers.get('X-Request-Key')).toMatch(/\w/);
});

test('a failure names the key of its attempt, with which a later call repeats it', async () => {
	const { call, requests } = createTestHttp(answers['no connection'], { method: 'post', body: 'json' }, KEYED);
	const failed = await call(note);
	const key = failed.ok ? null : failed.error.attempt;
	await call({ text: '另一份' }, { attempt: key ?? '' });
	expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([`"${key}"`, `"${key}"`]);
});

const noteSave = {
	name: 'main.studentInfo' as const,
	api: { ...mainApi, idempotency: 'Idempotency-Key' },
	operation: { api: 'main', method: 'post', path: '/', in: {}, body: 'json', overlay: false, invalidates: [], timeout: 1 } as const,
};
const begun = (attempts: ReturnType<typeof createAttempts>, changes: { public: boolean } = { public: false }) =>
	attempts.begin({ ...noteSave, operation: { ...noteSave.operation, ...changes }, input: note, headers: new Headers() });

test('a reload repeats the attempt; half an hour and the end of the session end it', () => {
	const storage = createAttemptStorage();
	let now = 0;
	const tab = () => createAttempts(storage, () => now);
	const first = begun(tab())?.key;
	expect(begun(tab())?.key).toBe(first);
	now += 31 * 60_000;
	const later = begun(tab())?.key;
	expect(later).not.toBe(first);
	tab().clear();
	expect(begun(tab())?.key).not.toBe(later);
});

test('nothing of what a guest sends is stored', () => {
	const storage = createAttemptStorage();
	const attempts = createAttempts(storage, () => 0);
	const first = begun(attempts, { public: true });
	first?.end(false);
	expect(storage.read()).toBe(null);
	expect(begun(attempts, { public: true })?.key).toBe(first?.key);
});
