import { expect, test } from 'vitest';
import { toCsv } from '#src/lib/csv.ts';

const cell = (text: string): string => toCsv([[text]]).slice(1, -2);

test('a file starts with the byte order mark, and lines end with CRLF', () => {
	expect(
		toCsv([
			['题目', '得分'],
			['猜数字', '90'],
		]),
	).toBe('\uFEFF题目,得分\r\n猜数字,90\r\n');
	expect(toCsv([])).toBe('\uFEFF');
});

test.each([
	['plain text', '会走迷宫的小车', '会走迷宫的小车'],
	['empty', '', ''],
	['a comma', '快,慢', '"快,慢"'],
	['a quote', '他说"好"', '"他说""好"""'],
	['a line break', '一\n二', '"一\n二"'],
	['a carriage return', '一\r二', '"一\r二"'],
	['spaces around', ' 空 ', ' 空 '],
])('escapes %s', (_what, text, expected) => {
	expect(cell(text)).toBe(expected);
});

test.each([
	['=1+1', "'=1+1"],
	['+cmd', "'+cmd"],
	['-2+3', "'-2+3"],
	['@SUM(A1)', "'@SUM(A1)"],
	['\t=1', "'\t=1"],
	['\r=1', '"\'\r=1"'],
	['＝1+1', "'＝1+1"],
	['＠SUM(A1)', "'＠SUM(A1)"],
	['=HYPERLINK("http://x","看")', '"\'=HYPERLINK(""http://x"",""看"")"'],
	['--', "'--"],
])('keeps %j from being a formula', (text, expected) => {
	expect(cell(text)).toBe(expected);
});

test.each(['-5', '+5', '-1.5', '-12%', '0', '1000', '2026-09-12', 'a=b', '１'])('leaves %s as it is', (text) => {
	expect(cell(text)).toBe(text);
});

test('grouped numbers stay numbers, even negative ones', () => {
	expect([cell('1,234.5'), cell('-1,234')]).toEqual(['"1,234.5"', '"-1,234"']);
});
