import { expect, test } from 'vitest';
import { matchesPattern, samplePattern } from '#codegen/import/sample-pattern.ts';

test.each([
	['^F-[0-9]{4}(-[a-z]+)?$', 'F-0000'],
	['[a-f\\d]{24}', 'a'.repeat(24)],
	['^(?:GET|PUT) \\/\\w+', 'GET /a'],
	['^[^a-z]$', '0'],
	['^(?<year>\\d{2,})\\.\\d*$', '00.'],
	['^a+?b*$', 'a'],
	['^.{3}$', 'aaa'],
])('a text that matches %s', (pattern, text) => {
	expect(samplePattern(pattern)).toBe(text);
});

test.each(['^(?=a)b', '(a)\\1', '[', '[a', '[a\\', 'a{100000}', '(a', 'x{2', '\\p{L}'])('finds none for %s', (pattern) => {
	expect(samplePattern(pattern)).toBeUndefined();
});

test('a pattern that cannot be read matches nothing', () => {
	expect(matchesPattern('a', '[\\w-.]')).toBe(false);
});
