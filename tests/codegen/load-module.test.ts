/** The code that `mock.expand` names makes rows of the seed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileProject } from '#codegen/commands/compile-project.ts';
import { isFresh, stampFile } from '#codegen/freshness.mjs';
import { Memo } from '#codegen/incremental/memo.ts';
import { loadModule } from '#codegen/load-module.ts';
import { resolveProject } from '#codegen/project.ts';

const root = mkdtempSync(path.join(tmpdir(), 'expansion-'));
const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
const project = resolveProject({}, root);
const rows = (): unknown => JSON.parse(readFileSync(path.join(root, 'mock/generated/db.json'), 'utf8')).more;

afterAll(() => rmSync(root, { recursive: true }));

// The first load of this file: the thread of tsx keeps the environment that it starts with.
test('a module of the product is loaded without the settings of an app that was loaded before', async () => {
	mkdirSync(path.join(root, 'other'));
	write('package.json', '{ "type": "module" }');
	write('tsconfig.base.json', '{}');
	write('other/moods.ts', "export const mood = 'happy';\n");
	const other = resolveProject({ MANIFESTS: 'other' }, root);
	expect((await loadModule(other, 'other/moods.ts')).exports.mood).toBe('happy');
	rmSync(other.cache, { recursive: true });
	write('worlds.ts', "export const world = 'maze';\n");
	expect((await loadModule(project, 'worlds.ts')).exports.world).toBe('maze');
});

test('its rows are made again when a module that it imports has changed, and a module that cannot be loaded is a finding', async () => {
	cpSync('tests/codegen/base', path.join(root, 'manifests'), { recursive: true });
	const app = readFileSync('tests/codegen/base/app.yaml', 'utf8');
	write('manifests/app.yaml', app.replace(/^mock: \{ /m, 'mock: { expand: expand.ts, '));
	write(
		'manifests/expand.ts',
		"import { more } from './more.ts';\nexport function expandSeed(rows: object) { return { ...rows, more }; }\n",
	);
	write('manifests/more.ts', "export const more = [{ id: 'a' }];\n");
	const memo = new Memo();

	expect((await compileProject(project, memo)).diagnostics).toEqual([]);
	expect(rows()).toEqual([{ id: 'a' }]);
	const isStamped = (): boolean => isFresh(root, stampFile(root, project.name));
	expect(isStamped()).toBe(true);

	write('manifests/more.ts', "export const more = [{ id: 'b' }];\n");
	expect(isStamped()).toBe(false);
	expect((await compileProject(project, memo)).diagnostics).toEqual([]);
	expect(rows()).toEqual([{ id: 'b' }]);

	rmSync(path.join(root, 'manifests/more.ts'));
	const { diagnostics } = await compileProject(project, memo);
	expect(diagnostics.map(({ code, message }) => [code, message.includes('more.ts')])).toEqual([['invalid-seed', true]]);
	expect(rows()).toEqual([{ id: 'b' }]);
});

test('modules that are loaded at the same time leave the environment as it was', async () => {
	const { TSX_TSCONFIG_PATH: before } = process.env;
	const gallery = resolveProject({ MANIFESTS: 'examples/gallery' }, process.cwd());
	const loads = ['mood-grammar.ts', 'mood-grammar.ts'].map((file) => loadModule(gallery, `examples/gallery/${file}`));
	const exports = (await Promise.all(loads)).map(({ exports }) => Object.keys(exports));
	expect(exports[0]).toContain('collection');
	expect(exports[1]).toEqual(exports[0]);
	expect(process.env.TSX_TSCONFIG_PATH).toBe(before);
});
