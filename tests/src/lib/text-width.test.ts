// @vitest-environment node
import { expect, test } from 'vitest';
import { textWidth } from '#src/lib/text-width.ts';

test.each([
	['', 0],
	['abcde', 3],
	['你好，世界', 5],
	['第 1 课', 3.8],
	['🚀', 1],
])('%j is %d em wide', (text, width) => {
	expect(textWidth(text)).toBeCloseTo(width);
});

test('a narrow font makes Latin text narrower, but not Chinese text', () => {
	expect(textWidth('课 ab', 0.5)).toBe(2.5);
});
