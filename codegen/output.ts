/** The output of a run: what of it differs from what is there, writing it, and the stamp that tells the next run that nothing has changed. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { VirtualFile } from './emit/virtual-file.ts';
import { MANIFEST, removeUnfinished, writeWhole } from './files.ts';
import { hashOf, listInputs, SEED_READER, stampFile } from './freshness.mjs';
import type { Project } from './project.ts';

export interface Difference {
	/** Relative to the project. */
	path: string;
	kind: 'changed' | 'missing' | 'left over';
}

/** What `writeOutput` would change. */
export function compareOutput(project: Project, files: readonly VirtualFile[]): Difference[] {
	const differences: Difference[] = [];
	for (const file of files) {
		const target = placeOf(project, file);
		if (!existsSync(target)) differences.push({ path: relativeTo(project, target), kind: 'missing' });
		else if (readFileSync(target, 'utf8') !== file.text) differences.push({ path: relativeTo(project, target), kind: 'changed' });
	}
	return [
		...differences,
		...leftOver(project, files).map((target): Difference => ({ path: relativeTo(project, target), kind: 'left over' })),
	];
}

/** Writes what differs, and removes files of an earlier run that no longer belong. */
export function writeOutput(project: Project, files: readonly VirtualFile[]): Difference[] {
	removeUnfinished(project);
	const differences = compareOutput(project, files);
	// Until the last file is written nobody may take the output for fresh, whichever run is killed in between.
	if (differences.length > 0) rmSync(stampFile(project.root, project.name), { force: true });
	const changed = new Set(differences.map((difference) => difference.path));
	for (const file of files) {
		const target = placeOf(project, file);
		if (changed.has(relativeTo(project, target))) writeWhole(project, target, file.text);
	}
	for (const { path: relative, kind } of differences) if (kind === 'left over') rmSync(path.join(project.root, relative));
	return differences;
}

/** Files in the output folders that this run did not make; `docs` is shared with people, so nothing there is left over. */
function leftOver(project: Project, files: readonly VirtualFile[]): string[] {
	const expected = new Set(files.map((file) => placeOf(project, file)));
	const folders = [project.generated, project.mockGenerated, project.schemas].filter((folder) => existsSync(folder));
	return folders.flatMap((folder) => listFiles(folder).filter((file) => !expected.has(file)));
}

function listFiles(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name));
}

function placeOf(project: Project, file: VirtualFile): string {
	const folder = file.folder === 'docs' ? path.join(project.root, 'docs') : project[file.folder];
	return path.join(folder, file.path);
}

const relativeTo = (project: Project, target: string): string => path.relative(project.root, target).split(path.sep).join('/');

/** What a good run read and wrote, so that the launcher can tell fresh output without starting the compiler. */
export interface Stamp {
	/** Folders that were read whole, relative to the project: a new file there is a change. */
	folders: readonly string[];
	/** Hash of every file in them, and of every single file that was looked at, by path. */
	inputs: Readonly<Record<string, string>>;
	/** Hash of every file written, by path. */
	outputs: Readonly<Record<string, string>>;
}

export function writeStamp(project: Project, stamp: Stamp): void {
	writeWhole(project, stampFile(project.root, project.name), JSON.stringify(stamp));
}

/** What a run has read, as it read it: what has changed since is not what it compiled. */
export interface ReadInputs {
	folders: readonly string[];
	files: readonly string[];
	texts: ReadonlyMap<string, string>;
	/** Hashes of the compiler itself. */
	compiler: Readonly<Record<string, string>>;
}

export function stampOf(project: Project, { folders, files, texts, compiler }: ReadInputs, written: readonly VirtualFile[]): Stamp {
	const listed = folders.flatMap((folder) => (COMPILER.includes(folder) ? [] : listInputs(path.join(project.root, folder))));
	const single = files.map((file) => path.join(project.root, file)).filter((file) => existsSync(file));
	const inputs = [...listed, ...single]
		.map((file) => [relativeTo(project, file), file] as const)
		// A manifest that came while the others were compiled.
		.filter(([name]) => texts.has(name) || !MANIFEST.test(name) || files.includes(name));
	return {
		folders,
		inputs: { ...compiler, ...Object.fromEntries(inputs.map(([name, file]) => [name, hashOf(texts.get(name) ?? readFileSync(file))])) },
		outputs: Object.fromEntries(written.map((file) => [relativeTo(project, placeOf(project, file)), hashOf(file.text)])),
	};
}

/** Sources of the compiler: when they change, output that was fresh is not. */
export const COMPILER: readonly string[] = ['codegen', SEED_READER];

/** Hash of every source of the compiler, by path; nothing where a project has none. */
export function hashCompiler(project: Project): Record<string, string> {
	const folders = COMPILER.map((folder) => path.join(project.root, folder)).filter((folder) => existsSync(folder));
	return Object.fromEntries(folders.flatMap(listInputs).map((file) => [relativeTo(project, file), hashOf(readFileSync(file))]));
}
