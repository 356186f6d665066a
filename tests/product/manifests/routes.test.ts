import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CommandContext, CommandResult, Format } from '#codegen/commands/command.ts';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { routes } from '#codegen/commands/routes.ts';
import { resolveProject } from '#codegen/project.ts';
import { compileProduct, product } from '#tests/codegen/support/product.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(name: string, text: string, format: Format = 'text'): Promise<CommandResult> {
	const file = path.join(folder, name);
	writeFileSync(file, text);
	return routes(['check', file], { project: product, format, readText: () => null, compile: compileProduct });
}

const PAGE = { path: '/a', name: 'a', component: 'home', meta: { title: '甲' } };

/** Without it, administrators could not change the menu any more. */
const STUDIO = { path: '/menuStudio', name: 'menuStudio', component: 'menu-studio', meta: { title: '菜单工坊', guard: 'menuReader' } };

test('prints place, fault and remedy of each finding of an answer in JSON, and exits with 1', async () => {
	const broken = { path: '/b', name: 'b', component: 'gone', meta: { title: '乙' } };
	const text = JSON.stringify(
		{ code: 200, data: { list: [PAGE, STUDIO, { ...PAGE, path: '/g', name: 'g', component: 'Layout', children: [broken] }] } },
		null,
		1,
	);
	const line = text.slice(0, text.indexOf('"/b"')).split('\n').length - 1;
	const { output, code } = await check('answer.json', text);
	expect(code).toBe(1);
	expect(output).toContain(`answer.json:${line}:`);
	expect(output).toContain('乙: 组件“gone”不在这个应用里 (unknown-component)');
	expect(output).toContain('从应用的页面里选一个。');
	const json = await check('answer.json', text, 'json');
	expect([json.code, JSON.parse(json.output)]).toEqual([1, [expect.objectContaining({ code: 'served-list', line })]]);
});

test('a list in YAML with notes only exits with 0', async () => {
	const studio = `- ${JSON.stringify(STUDIO)}\n`;
	const { output, code } = await check(
		'list.yaml',
		`- { path: /a, name: a, component: home, meta: { title: 甲, icon: ghost } }\n${studio}`,
	);
	expect(code).toBe(0);
	expect(output).toMatch(/^note .*list\.yaml:1:3/);
	expect(await check('fine.yaml', `- { path: /a, name: a, component: home, meta: { title: 甲 } }\n${studio}`)).toEqual({
		output: 'No findings.',
		code: 0,
	});
});

test('says what a list of a related product loses, and gives the line of each record in the file', async () => {
	const first = { ...PAGE, meta: { title: '甲', order: 2, hideInTab: true, menuVisibleWithForbidden: true } };
	const second = { ...PAGE, path: '/b', name: 'b', component: 'gone', meta: { title: '乙', order: 1 } };
	const studio = { ...STUDIO, meta: { title: '菜单工坊' } };
	const { output, code } = await check(
		'vben.json',
		`{"data":{"menus":[\n${[first, second, studio].map((record) => JSON.stringify(record)).join(',\n')}]}}`,
	);
	expect(code).toBe(1);
	expect(output).toContain('vben: ');
	expect(output).toMatch(/vben\.json:3:.*\n?.*乙: 组件“gone”不在这个应用里/);
	expect(output).toMatch(/note .*vben\.json:2:.*\n?.*甲: meta\.menuVisibleWithForbidden: true: 打不开的页面不显示在菜单里/);
});

test('a list that locks administrators out is an error', async () => {
	const { output, code } = await check('short.json', JSON.stringify([PAGE]));
	expect(code).toBe(1);
	expect(output).toContain('管理员、编辑在菜单里找不到“菜单工坊”（/menuStudio）');
});

test('a list of another product is imported first, so a lost studio is a note', async () => {
	const foreign = { ...PAGE, meta: { title: '甲', hideInTab: false, keepAlive: true } };
	const { output, code } = await check('foreign.json', JSON.stringify([foreign]));
	expect(code).toBe(0);
	expect(output).toMatch(/note .*\n?.*管理员、编辑在菜单里找不到“菜单工坊”/);
});

test('an English app is answered in English', async () => {
	const english = resolveProject({ MANIFESTS: 'examples/fleet' }, process.cwd());
	const file = path.join(folder, 'english.yaml');
	writeFileSync(
		file,
		`- { path: /a, name: a, component: gone, meta: { title: Cars, icon: ghost, order: 2 } }\n- { path: b, component: cars, meta: { title: Trips } }\n`,
	);
	const { output, code } = await routes(['check', file], {
		project: english,
		format: 'text',
		readText: () => null,
		compile: () => compileFiles(english),
	});
	expect([output, code]).toEqual([expect.stringContaining('Cars: '), 1]);
	expect(output).not.toMatch(/[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/);
});

test('an app that was never compiled has no texts yet', async () => {
	const outside = { ...product, generated: path.join(folder, 'nothing') };
	const context: CommandContext = { project: outside, format: 'text', readText: () => null, compile: compileProduct };
	const answer = await routes(['check', path.join(folder, 'fine.yaml')], context);
	expect(answer).toEqual({ output: 'The output of `manifests` is missing. Run `npm run codegen` first.', code: 2 });
});

test.each([
	['no file', ['check'], 'Use `npm run codegen -- routes check <file>`.'],
	['another verb', ['show', 'x.json'], 'Use `npm run codegen -- routes check <file>`.'],
	['a missing file', ['check', 'gone.json'], 'There is no file `gone.json`.'],
])('%s is wrong usage', async (_case, args, message) => {
	const { output, code } = await routes(args, { project: product, format: 'text', readText: () => null, compile: compileProduct });
	expect([output, code]).toEqual([expect.stringContaining(message), 2]);
});

test('a file that cannot be read says why', async () => {
	expect(await check('broken.json', '[{')).toEqual({ output: expect.stringContaining('is not JSON'), code: 2 });
	expect(await check('broken.yaml', '- [a')).toEqual({ output: expect.stringContaining('cannot be read'), code: 2 });
});
