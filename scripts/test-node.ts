/**
 * `npm run test:node -- <version> [files]`: runs tests with another Node, such as `24` or `22.14.0`: those of Node and of the DOM, and ten files
 * in a browser; or the named files. That Node comes from npm.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const TSX = 'node_modules/tsx/dist/cli.mjs';

/** These files start, compile, build, serve and judge, so another Node could break them. */
const IN_BROWSERS = [
	'tests/journeys/developer-page.test.ts',
	'tests/e2e/start.test.ts',
	'tests/e2e/start-faults.test.ts',
	'tests/e2e/followed-mock.test.ts',
	'tests/e2e/second-app.test.ts',
	'tests/e2e/demo.test.ts',
	'tests/e2e/judge.test.ts',
	'tests/e2e/documents.test.ts',
	'tests/e2e/pages.test.ts',
	'tests/e2e/sign-in.test.ts',
];

const [version = '', ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error('Name a version of Node: npm run test:node -- 24');

const node = fetchNode(version);
const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
const test = (...args: readonly string[]): boolean =>
	spawnSync(node, [TSX, 'scripts/test.ts', ...args], { stdio: 'inherit', env }).status === 0;

const passed =
	files.length > 0
		? [test(...files)]
		: [
				test('--project', 'unit', '--project', 'dom', '--project', 'english'),
				test('--project', 'e2e', '--project', 'journeys', ...IN_BROWSERS),
			];
process.exit(passed.every(Boolean) ? 0 : 1);

/** Returns the executable of a version, which is kept below `.cache`. */
function fetchNode(version: string): string {
	const isWindows = process.platform === 'win32';
	const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
	const folder = path.resolve('.cache/nodes', version);
	const executable = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
	if (existsSync(executable)) return executable;
	mkdirSync(folder, { recursive: true });
	spawnSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@${version}`], {
		stdio: 'inherit',
		shell: isWindows,
	});
	if (!existsSync(executable)) throw new Error(`npm could not fetch ${name}@${version}.`);
	return executable;
}
