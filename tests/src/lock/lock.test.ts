// @vitest-environment node
import { expect, test } from 'vitest';
import { readLock, writeLock } from '#src/lock/lock.ts';

const holder = { account: 'student01', name: '小星', avatar: '/a.svg' };

test('a stored entry is read again, has a version and contains no secret', () => {
	expect(readLock(writeLock(holder))).toEqual(holder);
	expect(Object.keys(JSON.parse(writeLock(holder))).sort()).toEqual(['account', 'avatar', 'name', 'version']);
});

test.each([
	['nothing', null],
	['no JSON', '{"lock":'],
	['a flag', 'true'],
	['null', 'null'],
	['a list', '[1]'],
	['an entry without a user', '{"name":"小星"}'],
	['an empty account', '{"account":""}'],
	['an account that is not a string', '{"account":{"a":1}}'],
])('%s does not lock', (_case, text) => {
	expect(readLock(text)).toBeNull();
});

test('invalid and unknown fields of an entry are ignored, and the account replaces a missing name', () => {
	const text = JSON.stringify({ account: 's', name: 7, avatar: [], failures: 3, token: 'x' });
	expect(readLock(text)).toEqual({ account: 's', name: 's', avatar: '' });
});
