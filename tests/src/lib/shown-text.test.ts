// @vitest-environment node
import { expect, test } from 'vitest';
import { shownText } from '#src/lib/shown-text.ts';

test.each([
	['文字', '文字'],
	[0, '0'],
	[1.5, '1.5'],
	[false, 'false'],
	['', ''],
	[null, ''],
	[undefined, ''],
	[Number.NaN, ''],
	[Number.POSITIVE_INFINITY, ''],
	[{ toString: () => 'name' }, ''],
	[{ toString: null }, ''],
	[['a'], ''],
	[Symbol('s'), ''],
	[() => 'x', ''],
])('%o reads “%s”', (value, text) => {
	expect(shownText(value)).toBe(text);
});
