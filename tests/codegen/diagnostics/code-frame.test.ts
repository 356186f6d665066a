import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { codeFrame } from '#codegen/diagnostics/code-frame.ts';
import { LineTable } from '#codegen/diagnostics/line-table.ts';

const frame = (text: string, marked: string): string => {
	const start = text.indexOf(marked);
	const { source, margin, carets } = codeFrame(new LineTable(text), { start, end: start + marked.length });
	return `${source}\n${margin}${carets}`;
};

test.each([
	['abc', 0, 1, 1],
	['abc', 3, 1, 4],
	['abc', 99, 1, 4],
	['abc', -1, 1, 1],
	['', 0, 1, 1],
	['a\nb', 1, 1, 2],
	['a\nb', 2, 2, 1],
	['a\r\nb', 3, 2, 1],
	['\n\n\n', 3, 4, 1],
	['课程: x', 4, 1, 5],
	['😀x', 2, 1, 3],
])('in %j the offset %i is line %i, column %i', (text, offset, line, column) => {
	expect(new LineTable(text).place(offset)).toEqual({ line, column });
});

test.each([
	['abc', 3],
	['课程', 4],
	['（，', 4],
	['한글', 4],
	['e\u0301', 1],
	['😀', 2],
	['…', 1],
])('%s takes %i columns', (text, width) => {
	expect(stringWidth(text)).toBe(width);
});

test('underlines the text of a finding', () => {
	expect(frame('a: 1\n  image: row.covr # x\nb: 2', 'covr')).toBe('    2 |   image: row.covr # x\n      |              ^^^^');
});

test('aligns carets below Chinese text, which is twice as wide', () => {
	expect(frame('title: 课程中心 {row.x}', 'row.x')).toBe('    1 | title: 课程中心 {row.x}\n      |                  ^^^^^');
	expect(frame('title: 课程中心', '课程')).toBe('    1 | title: 课程中心\n      |        ^^^^');
});

test('aligns carets after tabs and control characters', () => {
	expect(frame('\ta\u0000: 错', '错')).toBe('    1 |   a·: 错\n      |       ^^');
});

test('underlines the first line of a span over several lines', () => {
	expect(frame('a:\n  - b\n  - c\n', '- b\n  - c')).toBe('    2 |   - b\n      |   ^^^');
});

test('an empty span gets one caret, also at the end of a file', () => {
	const { source, margin, carets } = codeFrame(new LineTable('a: b\r\n'), { start: 4, end: 4 });
	expect(`${source}\n${margin}${carets}`).toBe('    1 | a: b\n      |     ^');
	expect(codeFrame(new LineTable(''), { start: 0, end: 0 }).carets).toBe('^');
	expect(codeFrame(new LineTable('a\n'), { start: 50, end: 60 }).carets).toBe('^');
});

test('truncates a very long line around the span', () => {
	const text = `${'a'.repeat(5000)}HERE${'b'.repeat(5000)}`;
	const { source, margin, carets } = codeFrame(new LineTable(text), { start: 5000, end: 5004 });
	expect(source).toBe(`    1 | …${'a'.repeat(60)}HERE${'b'.repeat(96)}…`);
	expect(margin).toBe(`      | ${' '.repeat(61)}`);
	expect(carets).toBe('^^^^');
});

test('aligns the gutter for line numbers of five digits', () => {
	const { source, margin } = codeFrame(new LineTable(`${'\n'.repeat(12_344)}x`), { start: 12_344, end: 12_345 });
	expect(source).toBe('12345 | x');
	expect(margin).toBe('      | ');
});

test('finds a thousand locations in a large file quickly', () => {
	const table = new LineTable('{ "a": 1 }\n'.repeat(500_000));
	const places = Array.from({ length: 1000 }, (_, index) => table.place(index * 5000 + 3));
	expect(places[999]).toEqual({ line: 454_092, column: 3 });
});
