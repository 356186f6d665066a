/** Keys of attempts, in the kernel of the mock server. */
import { expect, test } from 'vitest';
import type { Answer } from '#mock/http/answer.ts';
import { isKept } from '#mock/http/idempotency.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { IDEMPOTENCY_KEYS } from '#mock/store/store.ts';
import { createTestBackend, replyOf, requestOf } from '#tests/support/mock-backend.ts';
import { fixtureApp as app } from './fixture-app.ts';

function openLibrary() {
	let now = MOCK_NOW;
	const { backend, store, signIn } = createTestBackend({ app, now: () => now });
	const tokens = Object.fromEntries(['r1', 'r2'].map((reader) => [reader, signIn('readers', reader, app.apis.lib?.auth.token ?? '')]));
	return {
		store,
		loans: () => store.rows('loans').length,
		wait: (ms: number) => {
			now += ms;
		},
		async lend(key: string, { reader = 'r1', bookId = 'b2' } = {}) {
			const request = requestOf(app, 'lib.lend', { bookId }, tokens[reader]);
			request.headers.set('Idempotency-Key', key);
			return replyOf(app, 'lib.lend', await backend.fetch(request));
		},
	};
}

const HOUR = 3_600_000;

test('a repeat gets the first answer, even if the row has changed since', async () => {
	const { lend, loans, store } = openLibrary();
	const before = loans();
	const first = await lend('k');
	store.update('loans', first.data.id, { state: 'back' });
	expect((await lend('k')).data).toEqual(first.data);
	expect(loans()).toBe(before + 1);
});

test('a repeat that arrives while the first one runs waits for its answer', async () => {
	const { lend, loans } = openLibrary();
	const before = loans();
	const replies = await Promise.all([lend('k'), lend('k'), lend('k')]);
	expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
	expect(loans()).toBe(before + 1);
});

test('the key of another input is refused with 422, and nothing is done', async () => {
	const { lend, loans } = openLibrary();
	await lend('k');
	const before = loans();
	expect(await lend('k', { bookId: 'b3' })).toMatchObject({ status: 422 });
	expect(loans()).toBe(before);
});

test('the same key of another user is another attempt', async () => {
	const { lend, loans } = openLibrary();
	const before = loans();
	await lend('k');
	await lend('k', { reader: 'r2' });
	expect(loans()).toBe(before + 2);
});

test.each([
	[{ status: 200 }, true],
	[{ status: 409 }, true],
	[{ status: 500 }, false],
	[{ status: 200, httpStatus: 503 }, false],
])('the answer %j is stored for a repeat: %s', (answer, expected) => {
	expect(isKept(answer as Answer)).toBe(expected);
});

test.each([
	['empty', ''],
	['too long', 'k'.repeat(201)],
])('a key that is %s is refused with 400', async (_what, key) => {
	expect(await openLibrary().lend(key)).toMatchObject({ status: 400 });
});

test('a key ends after a day, and when two hundred others came after it', async () => {
	const { lend, loans, wait, store } = openLibrary();
	const before = loans();
	await lend('k');
	wait(25 * HOUR);
	await lend('k');
	expect(loans()).toBe(before + 2);
	for (let index = 0; index < 200; index += 1) await lend(`other-${index}`);
	expect(store.rows(IDEMPOTENCY_KEYS)).toHaveLength(200);
	const full = loans();
	await lend('k');
	expect(loans()).toBe(full + 1);
});
