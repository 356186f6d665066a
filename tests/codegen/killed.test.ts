/** Whoever kills the compiler while it writes finds whole files, and the next run puts the rest right. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { compileProject } from '#codegen/commands/compile-project.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import { stampFile } from '#codegen/freshness.mjs';
import { writeOutput } from '#codegen/output.ts';
import { type Project, resolveProject } from '#codegen/project.ts';
import { numbers } from './support/random-edits.ts';

const ROUNDS = 10;
/** A quick disk may have nothing half written at ten moments. */
const MOST_ROUNDS = 60;
const FILES = 30;

const roots: string[] = [];

afterEach(() => {
	for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function newProject(): Project {
	const root = mkdtempSync(path.join(tmpdir(), 'killed-'));
	roots.push(root);
	return resolveProject({}, root);
}

/** Large enough that half of one can be on the disk. */
const setOf = (word: string): VirtualFile[] =>
	Array.from({ length: FILES }, (_, index) => ({
		folder: index === 0 ? 'docs' : 'generated',
		path: `file-${index}.ts`,
		text: `// ${index}\n${`${word} `.repeat(60_000)}\n`,
	}));

async function startWriting(root: string, files: readonly string[]): Promise<ChildProcess> {
	const child = spawn(process.execPath, ['--import', 'tsx', 'tests/codegen/support/endless-writing.ts', root, ...files]);
	await new Promise<void>((resolve, reject) => {
		child.stdout.once('data', () => resolve());
		child.once('exit', (code) => reject(new Error(`It ended by itself with code ${code}.`)));
	});
	return child;
}

async function kill(child: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => child.once('exit', resolve));
	child.kill('SIGKILL');
	await ended;
}

function unfinished({ cache }: Project): string[] {
	const folder = path.join(cache, 'unfinished');
	return existsSync(folder) ? readdirSync(folder) : [];
}

test('killed at any moment, every file is the old one or the new one, and nothing lies beside them', { timeout: 60_000 }, async () => {
	const project = newProject();
	const { root } = project;
	const next = numbers(11);
	const sets = ['old', 'new'].map(setOf);
	const files = sets.map((_, index) => path.join(root, `set-${index}.json`));
	for (const [index, set] of sets.entries()) writeFileSync(files[index] as string, JSON.stringify(set));
	writeOutput(project, sets[0] ?? []);
	let left = 0;
	for (let round = 0; round < ROUNDS || (left === 0 && round < MOST_ROUNDS); round += 1) {
		const child = await startWriting(root, files);
		await after(next(60));
		await kill(child);
		left += unfinished(project).length;
		for (const [index, file] of (sets[0] ?? []).entries()) {
			const text = readFileSync(path.join(root, file.folder === 'docs' ? 'docs' : 'src/generated', file.path), 'utf8');
			expect(
				sets.map((set) => set[index]?.text === text),
				`${file.path} after round ${round}`,
			).toContain(true);
		}
		expect(readdirSync(project.generated)).toHaveLength(FILES - 1);
		expect(readdirSync(path.join(root, 'docs'))).toEqual(['file-0.ts']);
	}
	// Some were killed with a file half written, and it lies where nobody looks.
	expect(left).toBeGreaterThan(0);
	writeOutput(project, sets[1] ?? []);
	expect(unfinished(project)).toEqual([]);
});

test('a run after a killed one does not take its output for fresh, and removes what it had begun', async () => {
	const project = newProject();
	const { root } = project;
	cpSync('tests/codegen/base', path.join(root, 'manifests'), { recursive: true });
	cpSync('tests/codegen/base/seed', path.join(root, 'tests/codegen/base/seed'), { recursive: true });
	rmSync(path.join(root, 'manifests/seed'), { recursive: true });
	await compileProject(project);
	expect(existsSync(stampFile(root, project.name))).toBe(true);
	// As a run leaves it that was killed after its first file: that one is new, and a page is there that the manifests no longer have.
	const page = path.join(project.generated, 'pages/course.ts');
	const good = readFileSync(page, 'utf8');
	expect(() => writeOutput(project, [{ folder: 'generated', path: 'pages/more.ts', text: '' }, broken])).toThrow();
	mkdirSync(path.join(project.cache, 'unfinished'), { recursive: true });
	writeFileSync(path.join(project.cache, 'unfinished', '999999999-x.ts'), 'half');
	expect(existsSync(stampFile(root, project.name))).toBe(false);
	const { written } = await compileProject(project);
	expect(written).toContainEqual({ path: 'src/generated/pages/more.ts', kind: 'left over' });
	expect(readFileSync(page, 'utf8')).toBe(good);
	expect(unfinished(project)).toEqual([]);
});

/** Cannot be written: a file stands where its folder would. */
const broken: VirtualFile = { folder: 'generated', path: 'pages/course.ts/x.ts', text: '' };
