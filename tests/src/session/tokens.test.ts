// @vitest-environment node
import { expect, test } from 'vitest';
import type { Result } from '#src/http/result.ts';
import { HttpError, type HttpErrorOptions } from '#src/http/result.ts';
import { createTokens } from '#src/session/tokens.ts';
import { info, memoryStorage, operations } from './support.ts';

function createTestTokens(answer: Result<unknown>, user: unknown = info) {
	const moment = { user, withheld: false, now: 0, answer };
	const told: unknown[] = [];
	const storage = memoryStorage('main1000');
	const calls: unknown[] = [];
	const tokens = createTokens({
		operations,
		main: 'main',
		storage,
		info: () => moment.user,
		withheld: () => moment.withheld,
		call: async (source, input) => {
			calls.push([source.call, input]);
			return moment.answer;
		},
		onFailed: (source, error) => told.push([source.call, error?.message ?? null]),
		now: () => moment.now,
	});
	return { tokens, storage, calls, moment, told };
}

const inHeader: Result<unknown> = { ok: true, data: null, headers: new Headers({ Authorization: 'judge-1' }) };

test("fetches the judge token with the user's secret, once for concurrent calls, and caches it", async () => {
	const { tokens, storage, calls } = createTestTokens(inHeader);
	expect(tokens.read('judge')).toBe('');
	expect(await Promise.all([tokens.acquire('judge'), tokens.acquire('judge')])).toEqual(['judge-1', 'judge-1']);
	expect(calls).toEqual([['judge.enter', { secret: 's3' }]]);
	expect(storage.readOther('ojToken')).toBe('judge-1');
	expect(tokens.read('judge')).toBe('judge-1');
});

test.each([
	['in a field of the data', { token: 'judge-2' }],
	['as the data itself', 'judge-2'],
])('a browser that cannot read the header finds the token %s', async (_case, data) => {
	expect(await createTestTokens({ ok: true, data, headers: new Headers() }).tokens.acquire('judge')).toBe('judge-2');
});

test('a refusal clears the judge token and is passed on', async () => {
	const error = new HttpError({ kind: 'business', message: '' });
	const { tokens, storage } = createTestTokens({ ok: false, error });
	storage.writeOther('ojToken', 'old');
	expect(await tokens.renew('judge')).toEqual({ ok: false, error });
	expect(storage.readOther('ojToken')).toBe('');
});

test('sends no request for a guest, and cannot fetch other tokens', async () => {
	const guest = createTestTokens(inHeader, null);
	expect(await guest.tokens.acquire('judge')).toBe('');
	expect(guest.calls).toEqual([]);
	const { tokens } = createTestTokens(inHeader);
	expect(await tokens.acquire('main')).toBe('');
	expect([tokens.read('main'), tokens.read('simulated')]).toEqual(['main1000', '']);
});

test('a rotated token replaces the stored one', () => {
	const { tokens, storage } = createTestTokens(inHeader);
	storage.writeOther('ojToken', 'old');
	tokens.replace('judge', 'newer');
	expect(tokens.read('judge')).toBe('newer');
});

test('while tokens are withheld none is fetched, and calls that need one are not sent', async () => {
	const { tokens, calls, moment } = createTestTokens(inHeader);
	moment.withheld = true;
	await expect(tokens.acquire('judge')).rejects.toMatchObject({ kind: 'locked' });
	expect(calls).toEqual([]);
});

test.each([
	['tokens are withheld by then', { withheld: true }],
	['the user has left by then', { user: null }],
])('a token that arrives when %s is not stored, nor is its rotated successor', async (_case, change) => {
	const { tokens, storage, moment } = createTestTokens(inHeader);
	const coming = tokens.acquire('judge');
	Object.assign(moment, change);
	expect(await coming).toBe('');
	tokens.replace('judge', 'newer');
	expect(storage.readOther('ojToken')).toBe('');
});

const refused = (options: Partial<HttpErrorOptions>): Result<unknown> => ({
	ok: false,
	error: new HttpError({ kind: 'business', message: '判题系统维护中', status: 200, ...options }),
});

test('a sign-in that fails asks once for all calls of a load, and the user is told why', async () => {
	const { tokens, calls, told } = createTestTokens(refused({}));
	expect(await Promise.all([tokens.acquire('judge'), tokens.acquire('judge')])).toEqual(['', '']);
	for (const _ of [1, 2, 3]) expect(await tokens.acquire('judge')).toBe('');
	expect(calls).toHaveLength(1);
	expect(told).toEqual([['judge.enter', '判题系统维护中']]);
});

test.each([
	['half a minute after a refusal', {}, 29_999, 30_000],
	['as soon as Retry-After allows', { retryAfter: 90 }, 89_999, 90_000],
	['at once if there was no response', { kind: 'network', status: undefined }, null, 0],
] as const)('asks again %s', async (_case, error, resting, later) => {
	const { tokens, calls, moment } = createTestTokens(refused(error));
	await tokens.acquire('judge');
	if (resting !== null) {
		moment.now = resting;
		await tokens.acquire('judge');
		expect(calls).toHaveLength(1);
	}
	Object.assign(moment, { now: later, answer: inHeader });
	expect(await tokens.acquire('judge')).toBe('judge-1');
});

test("a user's own try waits only as long as the server says, and another user waits for nothing", async () => {
	const { tokens, calls, moment } = createTestTokens(refused({}));
	await tokens.acquire('judge');
	await tokens.renew('judge');
	expect(calls).toHaveLength(2);
	moment.answer = refused({ retryAfter: 60, message: '请 60 秒后再试' });
	await tokens.renew('judge');
	expect(await tokens.renew('judge')).toMatchObject({ ok: false, error: { message: '请 60 秒后再试' } });
	expect(calls).toHaveLength(3);
	Object.assign(moment, { user: { ...info }, answer: inHeader });
	expect(await tokens.acquire('judge')).toBe('judge-1');
});
