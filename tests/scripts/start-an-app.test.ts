/** Replays docs/guides/start-an-app.md in a new folder. The builds, which take long, are those of tests/e2e/second-app.test.ts. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appName, manifestsFolder } from '#codegen/freshness.mjs';
import { isWholeMatrix } from '#tests/support/matrix.ts';

const guide = readFileSync('docs/guides/start-an-app.md', 'utf8');
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'start-')), 'desk');

afterAll(() => {
	rmSync(path.dirname(folder), { recursive: true });
	rmSync(path.join('.cache', appName(manifestsFolder({ MANIFESTS: folder }, process.cwd()))), { recursive: true, force: true });
});

const blocks = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({ language, text }));
const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));

/** Writes, appends or inserts a block as the comment in its first line says. */
function apply({ text }: { text: string }): void {
	const [, file = '', how = '', rest = ''] = /^(?:#|\/\/) ([\w./-]+)([^\n]*)\n(.*)$/s.exec(text) ?? [];
	const target = path.join(folder, file);
	if (how === '') {
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, rest);
	} else if (how === ', at its end') appendFileSync(target, rest);
	else {
		const line = `${how.replace(/^, below /, '')}\n`;
		const before = readFileSync(target, 'utf8');
		expect(before.split(line)).toHaveLength(2);
		writeFileSync(target, before.replace(line, line + rest));
	}
}

function run(command: string): string {
	const env = { ...process.env };
	for (const name of ['NODE_ENV', 'VITEST', 'VITEST_MODE', 'VITEST_POOL_ID', 'VITEST_WORKER_ID', 'TEST']) delete env[name];
	const { status, stdout, stderr } = spawnSync(command.replaceAll('../desk', folder), { shell: true, encoding: 'utf8', env });
	expect(status, stdout + stderr).toBe(0);
	return stdout;
}

test('the page has the commands that the tests know', () => {
	expect(commands).toEqual([
		'npm run codegen -- scaffold app ../desk',
		'MANIFESTS=../desk npm start',
		'MANIFESTS=../desk npm run types',
		'MANIFESTS=../desk npm test',
		'MANIFESTS=../desk npm run build',
		'MANIFESTS=../desk npm run build:demo',
	]);
});

/** The shell of Windows sets variables otherwise. */
const hasShell = process.platform !== 'win32';

test.runIf(hasShell)('an app written by the page compiles and passes the type check', () => {
	run('npm run codegen -- scaffold app ../desk');
	if (isWholeMatrix) run('MANIFESTS=../desk npm run types');
	for (const block of blocks.filter(({ language }) => language !== 'sh')) apply(block);
	run('MANIFESTS=../desk npm run types');
});

test.runIf(hasShell && isWholeMatrix)('its tests pass, and the type check finds a wrong name in it', () => {
	expect(run('MANIFESTS=../desk npm test')).toContain('1 passed, 0 failed');
	const page = path.join(folder, 'components/counter.tsx');
	writeFileSync(page, readFileSync(page, 'utf8').replace('tasks.length === 1', 'tasks.size === 1'));
	expect(() => run('MANIFESTS=../desk npm run types')).toThrow('counter.tsx');
});
