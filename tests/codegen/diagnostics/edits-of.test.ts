import { expect, test } from 'vitest';
import type { Change } from '#codegen/diagnostics/diagnostic.ts';
import { applyEdits, describeEdits } from '#codegen/diagnostics/edits.ts';
import { editsOf, separateFixes } from '#codegen/diagnostics/edits-of.ts';

const placeOf = (text: string, part: string) => ({ file: 'a.yaml', start: text.indexOf(part), end: text.indexOf(part) + part.length });

const finding = (fix: readonly Change[]) => ({ code: 'x', message: 'x', at: { file: 'a.yaml', start: 0, end: 0 }, fix });

const changed = (text: string, ...fix: readonly Change[]): string | undefined => {
	const sources = new Map([['a.yaml', text]]);
	return applyEdits(sources, editsOf(finding(fix), sources)).get('a.yaml');
};

test.each([
	['a line', 'a: 1 # one\nb: 2\n# of c\nc: 3\n', 'b', 'a: 1 # one\n# of c\nc: 3\n'],
	['the last line', 'a: 1\nb: 2', 'b', 'a: 1\n'],
	['lines', 'a: 1\nb:\n  d: 2\nc: 3\n', 'b', 'a: 1\nc: 3\n'],
	['a block of text', 'b: |\n  t\na: 3\n', 'b', 'a: 3\n'],
	['the first in braces', '{ b: 1, a: 2 }', 'b', '{ a: 2 }'],
	['the last in braces', '{ a: 1, b: 2 } # c', 'b', '{ a: 1 } # c'],
	['an item in brackets', '[x, y, z]', 'y', '[x, z]'],
	['an item', '- x\n- y\n', 'y', '- x\n'],
	['the first key of an item', '- b: 1\n  a: 2\n', 'b', '- a: 2\n'],
	['not the only one', 'b: 1\n', 'b', undefined],
])('removes %s', (_what, text, part, expected) => {
	expect(changed(text, { kind: 'remove', at: placeOf(text, part) })).toBe(expected);
});

test.each([
	['covr: 1', 'covr', 'cover: 1'],
	["a: 'covr'", "'covr'", "a: 'cover'"],
	['a: state.covr # covr', 'state.covr', 'a: state.cover # covr'],
	['a: discovr', 'discovr', undefined],
	['{ covr: 1, cover: 2 }', 'covr', undefined],
])('renames in %s', (text, part, expected) => {
	expect(changed(text, { kind: 'rename', at: placeOf(text, part), from: 'covr', to: 'cover' })).toBe(expected);
});

test('quotes a text as it is written', () => {
	expect(changed("a: 01 o'clock", { kind: 'quote', at: placeOf("a: 01 o'clock", "01 o'clock") })).toBe("a: '01 o''clock'");
});

test('of fixes that overlap, the first is made, and none in part', () => {
	const text = 'a: 1\nb: 2\nc: 3\n';
	const write = (part: string): Change => ({ kind: 'write', at: placeOf(text, part), text: 'x' });
	const [first, second, third] = [finding([write('1')]), finding([write('2'), write('a: 1')]), finding([write('c')])];
	const sources = new Map([['a.yaml', text]]);
	const { mended, edits } = separateFixes([first, second, third], sources);
	expect(mended).toEqual([first, third]);
	expect(describeEdits(sources, edits)).toEqual(['a.yaml', '@@ 1', '-a: 1', '+a: x', '@@ 3', '-c: 3', '+x: 3', '']);
});
