/** A compiler that is killed while writing leaves only whole files, and the next run repairs the output. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileProject } from '#codegen/commands/compile-project.ts';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import { stampFile } from '#codegen/freshness.mjs';
import { writeOutput, writeStamp } from '#codegen/output.ts';
import { type Project, resolveProject } from '#codegen/project.ts';

const roots: string[] = [];

afterEach(() => {
	for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

function newProject(): Project {
	const root = mkdtempSync(path.join(tmpdir(), 'killed-'));
	roots.push(root);
	return resolveProject({}, root);
}

const COUNT = 3;

const setOf = (word: string): VirtualFile[] =>
	Array.from({ length: COUNT }, (_, index) => ({
		folder: index === 0 ? 'docs' : 'generated',
		path: `file-${index}.ts`,
		text: `// ${word} ${index}\n`.repeat(100),
	}));

const OLD = setOf('old');
const NEW = setOf('new');
const GONE: VirtualFile = { folder: 'generated', path: 'gone.ts', text: 'gone' };

function unfinished({ cache }: Project): string[] {
	const folder = path.join(cache, 'unfinished');
	return existsSync(folder) ? readdirSync(folder) : [];
}

const placeOf = ({ root }: Project, { folder, path: file }: VirtualFile): string =>
	path.join(root, folder === 'docs' ? 'docs' : 'src/generated', file);

const textsIn = (project: Project): string[] =>
	NEW.map((file, index) => {
		const text = readFileSync(placeOf(project, file), 'utf8');
		if (text === file.text) return 'new';
		return text === OLD[index]?.text ? 'old' : 'broken';
	});

const filesIn = ({ root, generated }: Project): string[] => [...readdirSync(path.join(root, 'docs')), ...readdirSync(generated)].sort();
const NAMES = NEW.map(({ path: file }) => file);

/** Points at which a kill leaves different states: the `node:fs` operation, its nth call, and the moment. */
const POINTS = [
	['before it removes the stamp', 'rmSync', 1, 'before', { texts: ['old', 'old', 'old'], gone: true, stamp: true, unfinished: 0 }],
	[
		'before it writes the first file',
		'writeFileSync',
		1,
		'before',
		{ texts: ['old', 'old', 'old'], gone: true, stamp: false, unfinished: 0 },
	],
	[
		'with the first file half written',
		'writeFileSync',
		1,
		'half',
		{ texts: ['old', 'old', 'old'], gone: true, stamp: false, unfinished: 1 },
	],
	['before it moves the first file', 'renameSync', 1, 'before', { texts: ['old', 'old', 'old'], gone: true, stamp: false, unfinished: 1 }],
	['between two files', 'writeFileSync', 2, 'before', { texts: ['new', 'old', 'old'], gone: true, stamp: false, unfinished: 0 }],
	[
		'with the last file half written',
		'writeFileSync',
		COUNT,
		'half',
		{ texts: ['new', 'new', 'old'], gone: true, stamp: false, unfinished: 1 },
	],
	[
		'before it removes a file that is gone',
		'rmSync',
		2,
		'before',
		{ texts: ['new', 'new', 'new'], gone: true, stamp: false, unfinished: 0 },
	],
	[
		'with the stamp half written',
		'writeFileSync',
		COUNT + 1,
		'half',
		{ texts: ['new', 'new', 'new'], gone: false, stamp: false, unfinished: 1 },
	],
] as const;

test.each(POINTS)(
	'a run killed %s leaves only whole files, old or new, and the next run completes the output',
	(_, operation, nth, moment, left) => {
		const project = newProject();
		const { root } = project;
		writeOutput(project, [...OLD, GONE]);
		writeStamp(project, { folders: [], inputs: {}, outputs: {} });
		const files = path.join(root, 'new.json');
		writeFileSync(files, JSON.stringify(NEW));

		const writer = ['--import', 'tsx', 'tests/codegen/support/killed-writer.ts', root, files, operation, String(nth), moment];
		const { signal, stderr } = spawnSync(process.execPath, writer, { encoding: 'utf8' });
		expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });

		expect({
			texts: textsIn(project),
			gone: existsSync(placeOf(project, GONE)),
			stamp: existsSync(stampFile(root, project.name)),
			unfinished: unfinished(project).length,
		}).toEqual(left);
		expect(filesIn(project)).toEqual([...NAMES, ...(left.gone ? [GONE.path] : [])].sort());

		writeOutput(project, NEW);
		expect(textsIn(project)).toEqual(['new', 'new', 'new']);
		expect(filesIn(project)).toEqual(NAMES);
		expect(unfinished(project)).toEqual([]);
	},
);

test('a run after a killed one recompiles and removes temporary files', async () => {
	const project = newProject();
	const { root } = project;
	cpSync('tests/codegen/base', path.join(root, 'manifests'), { recursive: true });
	await compileProject(project);
	expect(existsSync(stampFile(root, project.name))).toBe(true);
	// Simulates a run that was killed after its first file: a generated page exists that the manifests do not have.
	const page = path.join(project.generated, 'pages/course.ts');
	const good = readFileSync(page, 'utf8');
	expect(() => writeOutput(project, [{ folder: 'generated', path: 'pages/more.ts', text: '' }, broken])).toThrow();
	mkdirSync(path.join(project.cache, 'unfinished'), { recursive: true });
	writeFileSync(path.join(project.cache, 'unfinished', '999999999-x.ts'), 'half');
	expect(existsSync(stampFile(root, project.name))).toBe(false);
	const { written } = await compileProject(project);
	expect(written).toContainEqual({ path: 'src/generated/pages/more.ts', kind: 'left over', local: false });
	expect(readFileSync(page, 'utf8')).toBe(good);
	expect(unfinished(project)).toEqual([]);
});

/** Cannot be written, because its folder is a file. */
const broken: VirtualFile = { folder: 'generated', path: 'pages/course.ts/x.ts', text: '' };
