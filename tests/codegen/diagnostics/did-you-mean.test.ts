import { expect, test } from 'vitest';
import { closest, editDistance, suggestName } from '#codegen/diagnostics/did-you-mean.ts';

test.each([
	['', '', 0],
	['abc', 'abc', 0],
	['abc', 'abd', 1],
	['abc', 'ab', 1],
	['abc', 'acb', 1],
	['ca', 'abc', 3],
	['kitten', 'sitting', 3],
	['covr', 'cover', 1],
	['tabel', 'table', 1],
])('the edit distance from %s to %s is %i', (a, b, distance) => {
	expect(editDistance(a, b)).toBe(distance);
	expect(editDistance(b, a)).toBe(distance);
});

test('stops counting at the limit', () => {
	expect(editDistance('abcdefgh', 'stuvwxyz', 3)).toBe(3);
	expect(editDistance('a', 'abcdefgh', 3)).toBe(3);
});

const fields = ['id', 'title', 'cover', 'level', 'progress', 'publishedAt', 'courseDirectoryTree'];

test.each([
	['covr', 'cover'],
	['Cover', 'cover'],
	['TITLE', 'title'],
	['titel', 'title'],
	['lvl', null],
	['progess', 'progress'],
	['publishAt', 'publishedAt'],
	['courseDirectoriesTree', 'courseDirectoryTree'],
	['ix', 'id'],
	['x', null],
	['', null],
	['teacher', null],
	['title', null],
])('for %s suggests %s', (name, expected) => {
	expect(closest(name, fields)).toBe(expected);
});

test('suggests the first of equally near candidates', () => {
	expect(closest('bat', ['cat', 'hat'])).toBe('cat');
	expect(closest('bat', [])).toBeNull();
});

test.each([
	['covr', ['cover', 'title'], 'cover'],
	['covr', ['cover', 'cove'], undefined],
	['newPassword', ['password'], undefined],
	['colour', ['cover'], undefined],
])('for %s among %j the certain name is %s', (name, candidates, expected) => {
	const at = { file: 'a.yaml', start: 0, end: name.length };
	expect(suggestName({ name, at, candidates }).fix).toEqual(expected && [{ kind: 'rename', at, from: name, to: expected }]);
});
