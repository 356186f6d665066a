/** The quick reader of manifests gives the tree of the slow one, with the same positions, or leaves the text to it. */
import { expect, test } from 'vitest';
import { readTree } from '#codegen/files.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { quickTree } from '#codegen/read/quick-tree.ts';

const manifests = ['manifests', 'examples', 'tests/codegen/base'].flatMap((folder) => readTree(process.cwd(), folder));
const slowTree = (text: string) => parseYaml('page.yaml', text, () => undefined);

test('reads every manifest as the slow reader does', () => {
	const texts = manifests.filter(({ path }) => /\.ya?ml$/.test(path));
	expect(texts.length).toBeGreaterThan(50);
	for (const { path, text } of texts) expect(quickTree('page.yaml', text), path).toEqual(slowTree(text));
});

test.each([
	['comments between and behind values', '# first\na: 1 # one\n\n# second\nb:\n  # inner\n  - x\n  - y # why\n\nc: 2\n'],
	['texts of several lines', 'a: |\n  x\n\n  y\n\nb: >-\n  z\n\n\n# w\nc: one\n  two\nd: "x\\n\n  y"\n'],
	['quotes', `a: 'it''s'\nb: "q\\"q"\n'c d': ''\n`],
	['braces and brackets', 'a: { b: [1, { c: d }], e: [] }\nf: {}\n'],
	['lists in lists', '- - a\n  - b\n- - c\n-   d: 1\n    e: 2\n'],
	['a list at the indentation of its key', 'a:\n- 1\n- 2\nb: 3\n'],
	['numbers, booleans and nulls', 'a: 0x1F\nb: 1e3\nc: true\nd: ~\ne: null\nf: .inf\n'],
	['keys that are numbers', "10: a\n'2': b\n1: c\n"],
	['lines that end as on Windows', 'a: 1\r\nb:\r\n  - c\r\n'],
	['no line break at the end', 'a:\n  b: c'],
])('places %s', (_name, text) => {
	expect(quickTree('page.yaml', text)).toEqual(slowTree(text));
});

test.each([
	['an anchor and its alias', 'a: &x { b: 1 }\nc: *x'],
	['a tag', 'a: !!str 1'],
	['an explicit key', '? a\n: b'],
	['line breaks that are kept', 'a: |+\n  x\n\nb: 1\n'],
	['a missing value', 'a:\nb: 1'],
	['a merge key', 'a: { <<: b }'],
	['a list of pairs without braces', 'a: [b: c]'],
	['two documents', 'a: 1\n---\nb: 2'],
	['text that is not YAML', 'a: [1'],
	['nothing', '# empty\n'],
])('leaves %s to the slow reader', (_name, text) => {
	expect(quickTree('page.yaml', text)).toBeNull();
});
