import { expect, test } from 'vitest';
import { readWait, secondsLeft, writeWait } from '#src/blocks/form/code-wait.ts';

const NOW = 1_000_000;
const MAX_WAIT = 60_000;
const values = { phone: '13900001111' };

test.each([
	['a stored wait', writeWait({ values, until: NOW + 30_000 }), { values, until: NOW + 30_000 }],
	['an expired wait', writeWait({ values, until: NOW }), null],
	['a clock that was set back', writeWait({ values, until: NOW + 999_000 }), { values, until: NOW + MAX_WAIT }],
	['nothing', null, null],
	['another text', 'soon', null],
	['another shape', '{"until":"tomorrow"}', null],
])('reads %s', (_name, text, wait) => {
	expect(readWait(text, NOW, MAX_WAIT)).toEqual(wait);
});

test.each([
	['the same number', values, 30],
	['the same number among other fields', { ...values, code: '2468' }, 30],
	['another number', { phone: '13900002222' }, 0],
])('counts the seconds for %s', (_name, typed, left) => {
	expect(secondsLeft({ values, until: NOW + 29_100 }, typed, NOW)).toBe(left);
});

test('ends after the last second', () => {
	expect([secondsLeft(null, values, NOW), secondsLeft({ values, until: NOW - 1 }, values, NOW)]).toEqual([0, 0]);
});
