// @vitest-environment node
import { expect, test } from 'vitest';
import { appendSuffix, tokenToSend, withoutSuffix } from '#src/http/token-suffix.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';

const range = { from: 1000, to: 9999 };

test.each([
	[0, 'abc1000'],
	[0.5, 'abc5500'],
	[0.9999999, 'abc9999'],
])('a stored token ends with a random number of four digits (%d)', (random, stored) => {
	expect(appendSuffix('abc', range, () => random)).toBe(stored);
});

test('spec 7.4: only an app that declares a suffix appends one', () => {
	expect(appendSuffix('abc', null, () => 0.5)).toBe('abc');
	expect(defaultSettings.token.suffix).toBeNull();
});

test('spec 7.1: the number is removed before the token is sent', () => {
	const auth = { token: 'main', headers: ['Authorization'], prefix: 'Bearer ', dropLast: 4, rotate: null };
	expect(withoutSuffix('abc5500', range)).toBe('abc');
	expect(tokenToSend('abc5500', auth)).toBe('Bearer abc');
	expect(tokenToSend('', auth)).toBe('');
});
