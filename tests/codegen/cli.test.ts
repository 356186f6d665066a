import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileProject, type ProjectResult } from '#codegen/commands/compile-project.ts';
import { SETTLE_MS, watchProject } from '#codegen/commands/watch.ts';
import { isFresh, stampFile } from '#codegen/freshness.mjs';
import { resolveProject } from '#codegen/project.ts';

const LAUNCHER = path.resolve('codegen/main.mjs');
const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own with the good project in it, as a newcomer would have it. */
function newProject(): string {
	const root = mkdtempSync(path.join(tmpdir(), 'codegen-'));
	folders.push(root);
	cpSync('tests/codegen/base', path.join(root, 'manifests'), { recursive: true });
	cpSync('tests/codegen/base/seed', path.join(root, 'tests/codegen/base/seed'), { recursive: true });
	rmSync(path.join(root, 'manifests/seed'), { recursive: true });
	return root;
}

function run(
	root: string,
	args: readonly string[] = [],
	env: Record<string, string> = {},
): { code: number | null; out: string; err: string } {
	const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, ...env },
	});
	return { code: status, out: stdout, err: stderr };
}

/** Compiles without a process of its own, for tests of what the command line says afterwards, and of what is written. */
function compileIn(root: string, env: Record<string, string> = {}): Promise<ProjectResult> {
	return compileProject(resolveProject(env, root));
}

/** Whether the command line would say that nothing has changed. */
function isFreshIn(root: string, env: Record<string, string> = {}): boolean {
	return isFresh(root, stampFile(root, resolveProject(env, root).name));
}

function edit(root: string, file: string, find: string, replace: string): void {
	const target = path.join(root, file);
	const text = readFileSync(target, 'utf8');
	expect(text).toContain(find);
	writeFileSync(target, text.replace(find, replace));
}

function outputOf(root: string): Record<string, string> {
	const folders = ['src/generated', 'mock/generated', 'manifests/.schema'].map((folder) => path.join(root, folder));
	const files = folders
		.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile());
	return Object.fromEntries(
		files.map((entry) => [path.join(entry.parentPath, entry.name), readFileSync(path.join(entry.parentPath, entry.name), 'utf8')]),
	);
}

test('a good run writes and exits with 0, the next one has nothing to do', () => {
	const root = newProject();
	const first = run(root);
	expect(first).toMatchObject({ code: 0, err: '' });
	expect(existsSync(path.join(root, 'src/generated/pages/courses.ts'))).toBe(true);
	expect(run(root)).toMatchObject({ code: 0, out: 'codegen: nothing has changed.\n' });
});

test('the same manifests give the same bytes', async () => {
	const [one, two] = [newProject(), newProject()];
	await compileIn(one);
	await compileIn(two);
	const [first, second] = [outputOf(one), outputOf(two)].map((output) => Object.values(output));
	expect(second).toEqual(first);
	expect(JSON.stringify(first)).not.toContain(one);
});

test('the compiler that is bundled for the command line writes what its sources write', async () => {
	const [one, two] = [newProject(), newProject()];
	run(one);
	await compileIn(two);
	const [bundled, sources] = [outputOf(one), outputOf(two)].map((output) => Object.values(output));
	expect(bundled).toEqual(sources);
	const [bundle] = readdirSync('.cache/compiler');
	expect(bundle).toMatch(/^[0-9a-f]{40}\.mjs$/);
});

test('a run with findings exits with 1 and writes nothing', async () => {
	const root = newProject();
	await compileIn(root);
	const before = outputOf(root);
	edit(root, 'manifests/pages/courses.yaml', 'row.cover', 'row.covr');
	edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题');
	const { code, err } = run(root);
	expect(code).toBe(1);
	expect(err).toContain('error manifests/pages/courses.yaml:18:20  unknown-field');
	expect(outputOf(root)).toEqual(before);
});

test('a file of a page that is gone is removed', async () => {
	const root = newProject();
	writeFileSync(path.join(root, 'manifests/pages/more.yaml'), 'page: more\ntitle: 更多\nview: []\n');
	edit(
		root,
		'manifests/routes.yaml',
		"      - { path: '/course/:id'",
		"      - { path: /more, name: more, component: more, meta: { title: 更多 } }\n      - { path: '/course/:id'",
	);
	await compileIn(root);
	const generated = path.join(root, 'src/generated/pages/more.ts');
	expect(existsSync(generated)).toBe(true);
	rmSync(path.join(root, 'manifests/pages/more.yaml'));
	edit(root, 'manifests/routes.yaml', '      - { path: /more, name: more, component: more, meta: { title: 更多 } }\n', '');
	expect((await compileIn(root)).diagnostics).toEqual([]);
	expect(existsSync(generated)).toBe(false);
});

test('--check tells stale files and the command that mends them, and writes nothing', async () => {
	const root = newProject();
	await compileIn(root);
	expect(run(root, ['--check'])).toMatchObject({ code: 0 });
	edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题');
	const { code, err } = run(root, ['--check']);
	expect(code).toBe(1);
	expect(err).toContain('src/generated/pages/course.ts is changed');
	expect(err).toContain('Run `npm run codegen`');
	expect(readFileSync(path.join(root, 'src/generated/pages/course.ts'), 'utf8')).toContain('课程详情');
});

test('findings come as JSON and as GitHub commands, too', () => {
	const root = newProject();
	edit(root, 'manifests/pages/courses.yaml', 'row.cover', 'row.covr');
	const json = run(root, ['--format', 'json']);
	expect(json.code).toBe(1);
	expect(JSON.parse(json.out)[0]).toMatchObject({ code: 'unknown-field', file: 'manifests/pages/courses.yaml', line: 18, column: 20 });
	expect(run(root, ['--format', 'github']).out).toMatch(
		/^::error file=manifests\/pages\/courses\.yaml,line=18,endLine=18,col=20,endColumn=24,/m,
	);
});

test('a wrong option is the fault of the caller: exit code 2, without a stack trace', () => {
	const root = newProject();
	const { code, err } = run(root, ['--chekc']);
	expect(code).toBe(2);
	expect(err).not.toMatch(/\n\s+at /);
});

test('MANIFESTS compiles another folder into a cache of its own', () => {
	const root = newProject();
	cpSync(path.join(root, 'manifests'), path.join(root, 'apps/second'), { recursive: true });
	expect(run(root, [], { MANIFESTS: 'apps/second' })).toMatchObject({ code: 0 });
	expect(existsSync(path.join(root, '.cache/apps-second/src/pages/courses.ts'))).toBe(true);
	expect(existsSync(path.join(root, 'src/generated'))).toBe(false);
	expect(run(root, [], { MANIFESTS: 'apps/none' })).toMatchObject({
		code: 2,
		err: 'There is no folder `apps/none`, which MANIFESTS names.\n',
	});
});

test('a change of manifests is seen wherever they are, in a hidden folder too', async () => {
	const root = newProject();
	cpSync(path.join(root, 'manifests'), path.join(root, '.apps/second'), { recursive: true });
	const env = { MANIFESTS: '.apps/second' };
	await compileIn(root, env);
	expect(isFreshIn(root, env)).toBe(true);
	edit(root, '.apps/second/pages/courses.yaml', 'row.cover', 'row.covr');
	expect(isFreshIn(root, env)).toBe(false);
});

test('a handler that is gone is a change, though no manifest is', async () => {
	const root = newProject();
	edit(root, 'manifests/api/main.yaml', 'x-mock: { answer: const, value: token-1 }', 'x-mock: { handler: sign-in }');
	const handler = path.join(root, 'mock/handlers/sign-in.ts');
	mkdirSync(path.dirname(handler), { recursive: true });
	writeFileSync(handler, "export const signIn = () => 'token-1';\n");
	await compileIn(root);
	expect(isFreshIn(root)).toBe(true);
	rmSync(handler);
	expect(isFreshIn(root)).toBe(false);
	expect((await compileIn(root)).diagnostics.map(({ code }) => code)).toEqual(['missing-handler']);
});

test('what the watch writes does not wake it', async () => {
	const root = newProject();
	const project = resolveProject({}, root);
	const end = new AbortController();
	const seen: number[] = [];
	const nextEdit = [
		// The schemas for the editor, which lie below the manifests, change with it.
		() => edit(root, 'manifests/permissions.yaml', 'guards:\n', 'guards:\n  learner: [student]\n'),
		() => void afterEventsOfNow(() => edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题')),
	];
	await watchProject(
		project,
		({ written }) => {
			seen.push(written.length);
			if (seen.length > 2 && written.length > 0) end.abort();
			else nextEdit.shift()?.();
		},
		end.signal,
	);
	// A run that its own output had caused would have come before that of the last edit, and written nothing.
	expect(seen).toHaveLength(3);
	expect(Math.min(...seen)).toBeGreaterThan(0);
});

/** Calls back when a run that the events of now would cause has begun: timers of one process fire in the order of their times. */
async function afterEventsOfNow(act: () => void): Promise<void> {
	for (const _turn of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
	setTimeout(act, 3 * SETTLE_MS);
}

test('the watch survives a bad edit, keeps the last good output, and goes on', async () => {
	const root = newProject();
	const project = resolveProject({}, root);
	const page = path.join(root, 'src/generated/pages/courses.ts');
	const end = new AbortController();
	const steps = [
		() => edit(root, 'manifests/pages/courses.yaml', 'row.cover', 'row.covr'),
		() => edit(root, 'manifests/pages/courses.yaml', 'row.covr', 'row.id'),
		() => end.abort(),
	];
	const seen: [number, boolean][] = [];
	await watchProject(
		project,
		(result) => {
			seen.push([result.diagnostics.length, readFileSync(page, 'utf8').includes('s.row?.cover')]);
			steps.shift()?.();
		},
		end.signal,
	);
	expect(seen).toEqual([
		[0, true],
		[1, true],
		[0, false],
	]);
});
