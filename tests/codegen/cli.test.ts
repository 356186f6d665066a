import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from '#codegen/cli.ts';
import { compileProject, type ProjectResult } from '#codegen/commands/compile-project.ts';
import { SETTLE_MS, watchProject } from '#codegen/commands/watch.ts';
import { isFresh, stampFile } from '#codegen/freshness.mjs';
import { Memo } from '#codegen/incremental/memo.ts';
import { resolveProject } from '#codegen/project.ts';

const LAUNCHER = path.resolve('codegen/main.mjs');
const folders: string[] = [];

afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newProject(): string {
	const root = mkdtempSync(path.join(tmpdir(), 'codegen-'));
	folders.push(root);
	cpSync('tests/codegen/base', path.join(root, 'manifests'), { recursive: true });
	return root;
}

interface Outcome {
	code: number | null;
	out: string;
	err: string;
}

/** Runs the command as users do. */
function start(root: string): Outcome {
	const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, MANIFESTS: undefined },
	});
	return { code: status, out: stdout, err: stderr };
}

/** Runs the command in this process, which takes a tenth of the time. */
async function run(root: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
	const printed = { log: '', error: '' };
	const spies = (['log', 'error'] as const).map((stream) =>
		vi.spyOn(console, stream).mockImplementation((...parts: unknown[]) => {
			printed[stream] += `${parts.join(' ')}\n`;
		}),
	);
	const code = await main({ args, env, root });
	for (const spy of spies) spy.mockRestore();
	return { code, out: printed.log, err: printed.error };
}

function compileIn(root: string, env: Record<string, string> = {}): Promise<ProjectResult> {
	return compileProject(resolveProject(env, root));
}

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

test('a valid project is written with exit code 0, and the next run has nothing to do', () => {
	const root = newProject();
	const first = start(root);
	expect(first).toMatchObject({ code: 0, err: '' });
	expect(existsSync(path.join(root, 'src/generated/pages/courses.ts'))).toBe(true);
	expect(start(root)).toMatchObject({ code: 0, out: 'codegen: nothing has changed.\n' });
});

test('the same manifests produce the same bytes', async () => {
	const [one, two] = [newProject(), newProject()];
	await compileIn(one);
	await compileIn(two);
	const [first, second] = [outputOf(one), outputOf(two)].map((output) => Object.values(output));
	expect(second).toEqual(first);
	expect(JSON.stringify(first)).not.toContain(one);
});

test('a run with findings exits with 1 and writes nothing', async () => {
	const root = newProject();
	await compileIn(root);
	const before = outputOf(root);
	edit(root, 'manifests/pages/courses.yaml', 'row.cover', 'row.covr');
	edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题');
	const { code, err } = await run(root);
	expect(code).toBe(1);
	expect(err).toContain('error manifests/pages/courses.yaml:18:20  unknown-field');
	expect(outputOf(root)).toEqual(before);
});

test('removes the generated file of a deleted page', async () => {
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

test('a later run of a watcher repairs output that was changed or deleted meanwhile, and stamps what a fresh run stamps', async () => {
	const root = newProject();
	const project = resolveProject({}, root);
	const memo = new Memo();
	await compileProject(project, memo);
	// Reads the output for the first time.
	await compileProject(project, memo);
	const good = outputOf(root);
	const page = path.join(project.generated, 'pages/course.ts');
	writeFileSync(page, readFileSync(page, 'utf8').replace('课', '裸'));
	rmSync(path.join(project.generated, 'routes.ts'));
	const { written } = await compileProject(project, memo);
	expect(written.map(({ kind }) => kind).sort()).toEqual(['changed', 'missing']);
	expect(outputOf(root)).toEqual(good);
	edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题');
	await compileProject(project, memo);
	const stamp = (): string => readFileSync(stampFile(root, project.name), 'utf8');
	const [watched, output] = [stamp(), outputOf(root)];
	await compileProject(project);
	expect([stamp(), outputOf(root)]).toEqual([watched, output]);
});

test('--check lists stale committed files and the command that updates them, and leaves them', async () => {
	const root = newProject();
	await compileIn(root);
	expect(await run(root, ['--check'])).toMatchObject({ code: 0 });
	edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题');
	const { code, err } = await run(root, ['--check']);
	expect(code).toBe(1);
	expect(err).toContain('src/generated/pages/course.ts is changed');
	expect(err).toContain('Run `npm run codegen`');
	expect(readFileSync(path.join(root, 'src/generated/pages/course.ts'), 'utf8')).toContain('课程详情');
});

test('--check makes the data that git ignores, which a fresh clone lacks', async () => {
	const root = newProject();
	await compileIn(root);
	const output = outputOf(root);
	const ignored = ['manifests/.schema', 'mock/generated', 'src/generated/access-rows.ts'];
	for (const file of ignored) rmSync(path.join(root, file), { recursive: true });
	expect(await run(root, ['--check'])).toMatchObject({ code: 0, err: '' });
	expect(outputOf(root)).toEqual(output);
});

test('prints findings as JSON and as GitHub commands', async () => {
	const root = newProject();
	edit(root, 'manifests/pages/courses.yaml', 'row.cover', 'row.covr');
	const json = await run(root, ['--format', 'json']);
	expect(json.code).toBe(1);
	expect(JSON.parse(json.out)[0]).toMatchObject({ code: 'unknown-field', file: 'manifests/pages/courses.yaml', line: 18, column: 20 });
	expect((await run(root, ['--format', 'github'])).out).toMatch(
		/^::error file=manifests\/pages\/courses\.yaml,line=18,endLine=18,col=20,endColumn=24,/m,
	);
});

test('exits with 2 and without a stack trace when an option is unknown', async () => {
	const root = newProject();
	const { code, err } = await run(root, ['--chekc']);
	expect(code).toBe(2);
	expect(err).not.toMatch(/\n\s+at /);
});

test('MANIFESTS compiles another folder into its own cache', async () => {
	const root = newProject();
	cpSync(path.join(root, 'manifests'), path.join(root, 'apps/second'), { recursive: true });
	expect(await run(root, [], { MANIFESTS: 'apps/second' })).toMatchObject({ code: 0 });
	expect(existsSync(path.join(root, '.cache/apps-second/src/pages/courses.ts'))).toBe(true);
	expect(existsSync(path.join(root, 'src/generated'))).toBe(false);
	expect(await run(root, [], { MANIFESTS: 'apps/none' })).toMatchObject({
		code: 2,
		err: 'There is no folder `apps/none`, which MANIFESTS names.\n',
	});
});

test('detects changed manifests in a hidden folder', async () => {
	const root = newProject();
	cpSync(path.join(root, 'manifests'), path.join(root, '.apps/second'), { recursive: true });
	const env = { MANIFESTS: '.apps/second' };
	await compileIn(root, env);
	expect(isFreshIn(root, env)).toBe(true);
	edit(root, '.apps/second/pages/courses.yaml', 'row.cover', 'row.covr');
	expect(isFreshIn(root, env)).toBe(false);
});

test.each<[string, (file: string) => void]>([
	['edited', (file) => writeFileSync(file, '{}')],
	['deleted', (file) => rmSync(file)],
])('output that was %s is not fresh', async (_how, spoil) => {
	const root = newProject();
	await compileIn(root);
	expect(isFreshIn(root)).toBe(true);
	spoil(path.join(root, 'src/generated/routes.ts'));
	expect(isFreshIn(root)).toBe(false);
});

test('detects a deleted handler although no manifest has changed', async () => {
	const root = newProject();
	edit(root, 'manifests/api/main.yaml', 'x-mock: { answer: const, value: token-1 }', 'x-mock: { handler: sign-in }');
	const handler = path.join(root, 'manifests/sign-in.ts');
	mkdirSync(path.dirname(handler), { recursive: true });
	writeFileSync(handler, "export const signIn = () => 'token-1';\n");
	await compileIn(root);
	expect(isFreshIn(root)).toBe(true);
	rmSync(handler);
	expect(isFreshIn(root)).toBe(false);
	expect((await compileIn(root)).diagnostics.map(({ code }) => code)).toEqual(['missing-handler']);
});

test('the watcher does not react to its own output', async () => {
	const root = newProject();
	const project = resolveProject({}, root);
	const end = new AbortController();
	const seen: number[] = [];
	const nextEdit = [
		// This edit also changes the editor schemas, which lie in the manifests folder.
		() => edit(root, 'manifests/permissions.yaml', 'guards:\n', 'guards:\n  learner: { title: 学生, role: [student] }\n'),
		() => void afterEventsOfNow(() => edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题')),
	];
	await watchProject(project, {
		onResult: ({ written }) => {
			seen.push(written.length);
			if (seen.length > 2 && written.length > 0) end.abort();
			else nextEdit.shift()?.();
		},
		onFailure: fail,
		signal: end.signal,
	});
	// A run triggered by the output itself would come before that of the last edit, and write nothing.
	expect(seen).toHaveLength(3);
	expect(Math.min(...seen)).toBeGreaterThan(0);
});

const fail = (error: unknown): never => {
	throw error;
};

/** Calls `act` after any run that events up to now trigger has begun: timers of one process fire in the order of their times. */
async function afterEventsOfNow(act: () => void): Promise<void> {
	for (const _turn of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
	setTimeout(act, 3 * SETTLE_MS);
}

test('the watcher keeps the last good output after a bad edit and continues', async () => {
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
	await watchProject(project, {
		onResult: (result) => {
			seen.push([result.diagnostics.length, readFileSync(page, 'utf8').includes('s.row?.cover')]);
			steps.shift()?.();
		},
		onFailure: fail,
		signal: end.signal,
	});
	expect(seen).toEqual([
		[0, true],
		[1, true],
		[0, false],
	]);
});

test('the watcher tells what a compilation throws, and compiles the next save', async () => {
	const root = newProject();
	const end = new AbortController();
	const reports: string[] = [];
	let runs = 0;
	await watchProject(resolveProject({}, root), {
		compile: (...given) => {
			runs += 1;
			return runs === 2 ? Promise.reject(new Error('Cannot read properties of null')) : compileProject(...given);
		},
		onResult: ({ files }) => {
			reports.push(files ? 'compiled' : 'findings');
			if (runs === 1) edit(root, 'manifests/pages/course.yaml', 'title: 课程详情', 'title: 另一个标题');
			else end.abort();
		},
		onFailure: (error) => {
			reports.push((error as Error).message);
			edit(root, 'manifests/pages/course.yaml', 'title: 另一个标题', 'title: 第三个标题');
		},
		signal: end.signal,
	});
	expect(reports).toEqual(['compiled', 'Cannot read properties of null', 'compiled']);
});
