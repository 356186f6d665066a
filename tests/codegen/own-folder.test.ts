/** An app in a folder outside of the project, with its own component, handler, seed and pictures. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileFiles, compileProject } from '#codegen/commands/compile-project.ts';
import { resolveProject } from '#codegen/project.ts';

const ROOT = process.cwd();
const app = mkdtempSync(path.join(tmpdir(), 'fleet-'));
const project = resolveProject({ MANIFESTS: app }, ROOT);

const at = (file: string): string => path.join(app, file);
const generated = (file: string): string => readFileSync(path.join(project.cache, file), 'utf8');

/** Runs with an edited file, which is restored. */
async function edited<T>([file, find, replace]: readonly [string, string, string], run: () => T | Promise<T>): Promise<T> {
	const text = readFileSync(at(file), 'utf8');
	expect(text).toContain(find);
	writeFileSync(at(file), text.replace(find, replace));
	try {
		return await run();
	} finally {
		writeFileSync(at(file), text);
	}
}

function checkTypes(): { status: number | null; stdout: string } {
	const tsc = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
	return spawnSync(process.execPath, [tsc, '-p', at('tsconfig.json')], { encoding: 'utf8' });
}

beforeAll(async () => {
	cpSync('examples/fleet', app, { recursive: true });
	rmSync(at('tsconfig.json'), { force: true });
	expect((await compileProject(project)).diagnostics).toEqual([]);
});

afterAll(() => {
	rmSync(app, { recursive: true });
	rmSync(project.cache, { recursive: true });
});

test('generated code imports what lies beside the manifests, and the mock knows where its seed and handlers are', () => {
	expect(generated('src/components.ts')).toContain("import('#app/components/number-plate.tsx')");
	expect(generated('mock/app.ts')).toContain("from '#app/handlers/take-car.ts'");
	expect(generated('mock/app.ts')).toContain(`cars: '${project.manifests}/seed/cars.yaml'`);
	expect(generated('mock/shipped.ts')).toContain(`files: '${project.manifests}/files'`);
});

test('its code passes the type check with its own operations, in the settings that the compiler has written', () => {
	expect(checkTypes()).toMatchObject({ status: 0, stdout: '' });
});

test.each([
	['an input that its operation lacks', ['handlers/take-car.ts', 'input: { carId, purpose }', 'input: { carId, porpose }'], 'porpose'],
	['an operation that its APIs lack', ['handlers/take-car.ts', "DataOf<'fleet.readCar'>", "DataOf<'fleet.raedCar'>"], 'fleet.raedCar'],
	['a field that its prop lacks', ['components/number-plate.tsx', '{ plate, make, model }', '{ plate, maker, model }'], 'maker'],
] as const)('the type check names %s', async (_what, edit, named) => {
	const { status, stdout } = await edited(edit, checkTypes);
	expect(status).not.toBe(0);
	expect(stdout).toContain(path.basename(edit[0]));
	expect(stdout).toContain(named);
});

test('a run with findings names the callers in its code, too', async () => {
	const { diagnostics } = await edited(['pages/cars.yaml', 'fleet.listCars', 'fleet.listCras'], () =>
		edited(['components/number-plate.tsx', 'return (', "call('fleet.raedCar'); return ("], () => compileFiles(project)),
	);
	expect(diagnostics.map(({ code, at: { file } }) => `${file} ${code}`)).toEqual(
		expect.arrayContaining([
			`${project.manifests}/components/number-plate.tsx unknown-operation`,
			`${project.manifests}/pages/cars.yaml unknown-operation`,
		]),
	);
});

test('it lists what its pages draw, so that a build leaves the rest out', async () => {
	expect(generated('src/drawn-parts.ts')).toContain(
		"blockKinds = ['cards', 'custom', 'form', 'notice', 'search-box', 'table', 'text', 'timeline']",
	);
	expect(generated('src/drawn-parts.ts')).toContain('richValues = false');
	const { files } = await edited(['pages/trips.yaml', 'value: row.purpose', 'value: row.purpose, look: html'], () => compileFiles(project));
	expect(files?.find((file) => file.path === 'drawn-parts.ts')?.text).toContain('richValues = true');
});

test('settings of the author stay', async () => {
	const own = `{ "extends": "./other.json" }\n`;
	writeFileSync(at('tsconfig.json'), own);
	await compileProject(project);
	expect(readFileSync(at('tsconfig.json'), 'utf8')).toBe(own);
});
