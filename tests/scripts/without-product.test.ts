/** The framework alone: a copy without the product type-checks whole and passes its tests, and there the examples compile, build and pass theirs. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resolveProject } from '#codegen/project.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';

const FRAMEWORK = ['bench', 'build', 'codegen', 'deploy', 'docs', 'engines', 'examples', 'messages', 'mock', 'public', 'scripts', 'src'];
const TESTS = ['bench', 'build', 'codegen', 'engines', 'fixtures', 'mock', 'scripts', 'src', 'support', 'types'].map(
	(folder) => `tests/${folder}`,
);
/** Code that was generated from the product's manifests. */
const GENERATED = /^(src|mock)[\\/]generated$/;
const CONFIGS = ['codegen', 'src', 'service-worker', 'engines', 'engines-browser', 'mock', 'mock-server', 'mock-browser', 'scripts'];
const APPS = ['starter', 'fleet', 'library', 'clinic'];

// A test here is a build, or a whole run of tests, beside other tests.
vi.setConfig({ testTimeout: 40 * 60_000 });

let copy = '';

beforeAll(() => {
	if (!isWholeMatrix) return;
	copy = mkdtempSync(path.join(tmpdir(), 'framework-'));
	const settings = readdirSync('.').filter((name) => /\.(json|ts|mjs|md)$/.test(name));
	for (const name of [...FRAMEWORK, ...TESTS, ...settings])
		cpSync(name, path.join(copy, name), { recursive: true, filter: (file) => !GENERATED.test(file) });
	symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
});

afterAll(() => copy && rmSync(copy, { recursive: true, force: true }));

/** Output of a failed command, from its first failed test on; '' if it succeeded. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
	const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST|TEST|FORCE_COLOR)/.test(name)));
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: copy,
		encoding: 'utf8',
		env: { ...clean, NO_COLOR: '1', ...env },
	});
	if (status === 0) return '';
	const output = `${stdout}${stderr}`;
	return output.slice(Math.max(0, output.search(/^ *FAIL/m)));
}

const compile = (app: string): string => run(['codegen/main.mjs'], { MANIFESTS: `examples/${app}` });

/** Writes the settings of a part of the framework, with the generated code of an app in the place of the product's. */
function settingsFor(part: string, app: string): string {
	const project = resolveProject({ MANIFESTS: `examples/${app}` }, copy);
	const own = JSON.parse(readFileSync(path.join(copy, `tsconfig.${part}.json`), 'utf8').replace(/^\s*\/\/.*$/gm, '')) as {
		include: string[];
	};
	const file = path.join(copy, `tsconfig.${part}.${app}.json`);
	const settings = {
		extends: `./tsconfig.${part}.json`,
		compilerOptions: {
			tsBuildInfoFile: `.cache/types/${part}.${app}.tsbuildinfo`,
			paths: {
				'#app/*': [`./${project.code}/*`],
				'#generated/*': [`${project.generated}/*`],
				'#mock/generated/*': [`${project.mockGenerated}/*`],
				...Object.fromEntries(
					['build', 'codegen', 'engines', 'mock', 'scripts', 'src', 'tests'].map((folder) => [`#${folder}/*`, [`./${folder}/*`]]),
				),
			},
		},
		include: own.include.filter((name) => name.includes('*') || existsSync(path.join(copy, name))),
	};
	writeFileSync(file, JSON.stringify(settings));
	return file;
}

test.runIf(isWholeMatrix).each(APPS)('with the code generated for %s, every file of the framework type-checks', (app) => {
	expect(compile(app)).toBe('');
	for (const part of CONFIGS) expect(run(['node_modules/typescript7/bin/tsc', '-p', settingsFor(part, app)]), part).toBe('');
});

// The others would be built in the same way; fleet has code of its own.
test.runIf(isWholeMatrix).each(['starter', 'fleet'])('%s builds', (app) => {
	expect(compile(app)).toBe('');
	const build = ['node_modules/@rsbuild/core/bin/rsbuild.js', 'build', '--log-level', 'error'];
	expect(run(build, { MANIFESTS: `examples/${app}` })).toBe('');
	expect(existsSync(path.join(copy, 'dist/index.html'))).toBe(true);
});

test.runIf(isWholeMatrix).each(['starter', 'clinic'])('the tests of %s pass', (app) => {
	expect(run(['--import', 'tsx', 'scripts/test.ts'], { MANIFESTS: `examples/${app}` })).toBe('');
});

// It has every kind of block, and no session: no test of the framework may need one of the app.
test.runIf(isWholeMatrix)('the tests of the framework pass with the code generated for gallery', () => {
	const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'dom', '--reporter', 'dot'];
	expect(run(vitest, { MANIFESTS: 'examples/gallery' })).toBe('');
});
