// @vitest-environment node
import { expect, test } from 'vitest';
import { readImport } from '#src/tools/menu-studio/publish/read-import.ts';

const LIST = [{ path: '/index' }];

test.each([
	['a list', JSON.stringify(LIST)],
	['a list after a byte order mark', `\uFEFF${JSON.stringify(LIST)}`],
	['the answer of this app', JSON.stringify({ code: 200, data: { list: LIST } })],
	['the answer of another server', JSON.stringify({ code: 0, data: LIST })],
	['routes by name', JSON.stringify({ result: { routes: LIST } })],
])('reads %s', (_name, text) => {
	expect(readImport(text)).toEqual({ ok: true, list: LIST });
});

test.each([
	['nothing', '  ', /还没有内容/],
	['a cut-off list', '[\n{"path": "/index"', /不是完整的 JSON/],
	['an object without a list', '{"path":"/index"}', /没有菜单的列表/],
	['a text', '"/index"', /没有菜单的列表/],
	['null', 'null', /没有菜单的列表/],
	['what lies too deep', '{"data":{"data":{"data":{"data":[]}}}}', /没有菜单的列表/],
	['too much', `"${'x'.repeat(4_000_001)}"`, /太大/],
])('refuses %s in words', (_name, text, problem) => {
	expect(readImport(text)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});

test('names the line and the place of a mistake where the browser does', () => {
	expect(readImport('[\n  { "path": "/index" "name": 1 }\n]')).toEqual({
		ok: false,
		problem: '不是完整的 JSON：第 2 行第 22 个字附近有错',
	});
});
