// @vitest-environment node
import { expect, test } from 'vitest';
import { afterFailure, lockFor, readLock, waitAfter, waitingTime, writeLock } from '#src/lock/lock.ts';

const holder = { account: 'student01', name: '小星', avatar: '/a.svg' };

test.each([
	[0, 0],
	[1, 0],
	[4, 0],
	[5, 30_000],
	[6, 60_000],
	[7, 120_000],
	[10, 960_000],
	[11, 1_800_000],
	[400, 1_800_000],
])('after %i wrong passwords the delay is %i ms', (failures, wait) => {
	expect(waitAfter(failures)).toBe(wait);
});

test.each([
	['right after it', 0, 30_000],
	['half-way', 15_000, 15_000],
	['after the delay', 30_000, 0],
	['long after it', 90_000, 0],
	['with the clock put back a year', -31_536_000_000, 30_000],
])('the delay after the fifth wrong password is computed from the clock: %s', (_case, passed, left) => {
	let entry = lockFor(holder);
	for (let attempt = 0; attempt < 5; attempt += 1) entry = afterFailure(entry, 1_000_000);
	expect(entry.failures).toBe(5);
	expect(waitingTime(entry, 1_000_000 + passed)).toBe(left);
});

test('a stored entry is read again, has a version and contains no secret', () => {
	const entry = { ...lockFor(holder), failures: 6, until: 99 };
	expect(readLock(writeLock(entry))).toEqual(entry);
	expect(Object.keys(JSON.parse(writeLock(entry))).sort()).toEqual(['account', 'avatar', 'failures', 'name', 'until', 'version']);
});

test.each([
	['nothing', null],
	['no JSON', '{"lock":'],
	['a flag', 'true'],
	['null', 'null'],
	['a list', '[1]'],
	['an entry without a user', '{"failures":3}'],
	['an empty account', '{"account":""}'],
	['an account that is not a string', '{"account":{"a":1}}'],
])('%s does not lock', (_case, text) => {
	expect(readLock(text)).toBeNull();
});

test('invalid fields of an entry are ignored, and the account replaces a missing name', () => {
	const text = JSON.stringify({ account: 's', name: 7, avatar: [], failures: -2, until: 'never', token: 'x' });
	expect(readLock(text)).toEqual({ account: 's', name: 's', avatar: '', failures: 0, until: 0 });
});
