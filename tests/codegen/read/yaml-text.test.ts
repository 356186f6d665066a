import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { readTree } from '#codegen/files.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';

const findingsIn = (text: string): Diagnostic[] => {
	const found: Diagnostic[] = [];
	parseYaml('page.yaml', text, (diagnostic) => found.push(diagnostic));
	return found;
};

test("reports nesting beyond the parser's limit as one finding, without a stack trace", () => {
	for (const text of [
		`a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
		Array.from({ length: 4000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
	]) {
		expect(findingsIn(text)).toMatchObject([{ code: 'unreadable-yaml', message: 'This is nested too deeply to be read.' }]);
	}
});

test.each([
	['a Chinese comma in prose', 'a: { label: 你好，世界, b: 1 }'],
	['a Chinese colon in prose', 'a: 提示：先登录'],
	['an address', 'a: http://localhost:3000/x'],
	['lines that end as on Windows', 'a: 1\r\nb:\r\n  - c\r\n'],
	['an anchor and its alias', 'a: &x { b: 1 }\nc: *x'],
])('accepts %s', (_name, text) => {
	expect(findingsIn(text)).toEqual([]);
});

test('does not blame a Chinese comma in prose for another mistake in its line', () => {
	expect(findingsIn("a: { label: 你好，世界 ' }\nb: [1")).toMatchObject([{ message: 'A `[` before this has no closing `]`.' }]);
});

test('skips the byte order mark of a file', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'byte-order-'));
	writeFileSync(path.join(folder, 'a.json'), '\uFEFF{ "openapi": "3.1.0" }');
	writeFileSync(path.join(folder, 'b.yaml'), '\uFEFFpage: b\n');
	expect(readTree(folder, '.').map(({ text }) => text)).toEqual(['{ "openapi": "3.1.0" }', 'page: b\n']);
	rmSync(folder, { recursive: true });
});
