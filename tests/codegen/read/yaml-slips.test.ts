/** Slips of the keyboard that the parser names in its own terms, or places at a line that is right. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';

/** Line, marked text and message of the only finding. */
function findingIn(text: string): { line: number; marked: string; message: string; hint: string | undefined } {
	const found: Diagnostic[] = [];
	parseYaml('page.yaml', text, (diagnostic) => found.push(diagnostic));
	expect(found).toHaveLength(1);
	const [{ message, hint, at }] = found as [Diagnostic];
	return { line: text.slice(0, at.start).split('\n').length, marked: text.slice(at.start, at.end), message, hint };
}

const DEEPER = 'This line begins further right than the key above, so it is read as part of its text.';
const MORE = 'More text follows where the value has ended: it began with a bracket or a quote.';
const SECOND = 'This value has a second `: `, as if it contained another key.';

test.each([
	[
		'a key one column too far right',
		'view:\n  - block: feed\n     source: data.x\n',
		{ line: 3, marked: 'source: data.x', message: DEEPER },
	],
	['a key below one that is right', 'a: 1\nb: 2\n   c: 3\nd: 4\n', { line: 3, marked: 'c: 3', message: DEEPER }],
	['a key too far right, with Windows line ends', 'a: 1\r\n  c: 3\r\n', { line: 2, marked: 'c: 3', message: DEEPER }],
	[
		'a missing comma',
		'- { path: u, name: u icon: u, meta: 1 }\n',
		{ line: 1, marked: 'icon', message: 'A comma is missing before `icon`.' },
	],
	['a missing comma after a quote', "- { name: 'u' icon: u }\n", { line: 1, marked: 'icon', message: 'A comma is missing before `icon`.' }],
	['a missing comma after a bracket', '- { a: { x: 1 } b: 2 }\n', { line: 1, marked: 'b', message: 'A comma is missing before `b`.' }],
	[
		'a missing comma between maps',
		'a: [\n  { b: 1 }\n  { c: 2 }\n]\n',
		{ line: 3, marked: '{', message: 'A comma is missing before `{`.' },
	],
	['a missing comma at the end of a line', 'a: {\n  b: 1\n  c: 2 }\n', { line: 2, message: 'A comma is missing at the end of this line.' }],
	['a colon in a text within braces', '- { a: 提示: 先登录, b: 2 }\n', { line: 1, marked: ':', message: SECOND }],
	['a condition that contains braces', "a: row.x ? '{y}' : 'b'\n", { line: 1, marked: ':', message: SECOND }],
	[
		'a double quote within double quotes',
		'a:\n  b: "x ? "no" : 1"\n  c: 1\n',
		{ line: 2, marked: '"', hint: 'Write `\'` or `\\"` within the text.' },
	],
	['an apostrophe within single quotes', "a: { b: 'it's good', c: 1 }\n", { line: 1, marked: "'", hint: "Write `''` within the text." }],
	['an expression that begins with a quote', "a: 'x' == row.a\n", { line: 1, marked: '== row.a', message: MORE }],
	['a condition that begins with a quote', "a: 'x' == row.a ? 'b' : 'c'\n", { line: 1, marked: "== row.a ? 'b' : 'c'", message: MORE }],
	[
		'a dash without a space before braces',
		'view:\n  - a\n  -{ block: text, text: b }\n',
		{ line: 3, marked: '-', message: 'A space is missing after this dash.' },
	],
	[
		'a dash without a space before a key',
		'view:\n  - a: 1\n  -b: 2\n',
		{ line: 3, marked: '-', message: 'A space is missing after this dash.' },
	],
	['a bracket too many', '- { a: 1 }}\n', { line: 1, marked: '}', message: 'This `}` closes no `{`.' }],
])('explains %s', (_name, text, expected) => {
	expect(findingIn(text)).toMatchObject(expected);
});
