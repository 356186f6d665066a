/** Compares and writes the output of a run, and the stamp by which the next run recognises fresh output. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMPILER } from '#codegen/compiler-hashes.mjs';
import type { VirtualFile } from './emit/virtual-file.ts';
import { hashOf, openFileHashes } from './file-hashes.mjs';
import { MANIFEST, readKnown, removeUnfinished, writeWhole } from './files.ts';
import { listInputs, stampFile } from './freshness.mjs';
import { Memo } from './incremental/memo.ts';
import type { Project } from './project.ts';

export interface Difference {
	path: string;
	kind: 'changed' | 'missing' | 'left over';
}

export function compareOutput(project: Project, files: readonly VirtualFile[], memo = new Memo()): Difference[] {
	const differences: Difference[] = [];
	for (const file of files) {
		const target = placeOf(project, file);
		const text = readKnown(target, memo);
		if (text === null) differences.push({ path: relativeTo(project, target), kind: 'missing' });
		else if (text !== file.text) differences.push({ path: relativeTo(project, target), kind: 'changed' });
	}
	return [
		...differences,
		...leftOver(project, files).map((target): Difference => ({ path: relativeTo(project, target), kind: 'left over' })),
	];
}

/** Writes changed files and removes stale ones. */
export function writeOutput(project: Project, files: readonly VirtualFile[], memo = new Memo()): Difference[] {
	removeUnfinished(project);
	const differences = compareOutput(project, files, memo);
	// Removes the stamp before the first write, so that a killed run never leaves partial output marked as fresh.
	if (differences.length > 0) rmSync(stampFile(project.root, project.name), { force: true });
	const changed = new Set(differences.map((difference) => difference.path));
	for (const file of files) {
		const target = placeOf(project, file);
		if (changed.has(relativeTo(project, target))) writeWhole(project, target, file.text);
	}
	for (const { path: relative, kind } of differences) if (kind === 'left over') rmSync(path.join(project.root, relative));
	return differences;
}

/** Files in the output folders that this run did not write. `docs` is excluded, since it also has hand-written files. */
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

/** Inputs and outputs of a successful run, so that the launcher can detect fresh output without starting the compiler. */
export interface Stamp {
	/** Folders read as a whole, relative to the project: a new file there makes the output stale. */
	folders: readonly string[];
	/** Hash of every file in these folders and of every single file read, by path. */
	inputs: Readonly<Record<string, string>>;
	outputs: Readonly<Record<string, string>>;
}

export function writeStamp(project: Project, stamp: Stamp): void {
	writeWhole(project, stampFile(project.root, project.name), JSON.stringify(stamp));
}

/** Inputs as the run read them. Files may have changed on disk since then. */
export interface ReadInputs {
	folders: readonly string[];
	files: readonly string[];
	texts: ReadonlyMap<string, string>;
	compiler: Readonly<Record<string, string>>;
}

export function stampOf(
	project: Project,
	{ folders, files, texts, compiler }: ReadInputs,
	written: readonly VirtualFile[],
	memo = new Memo(),
): Stamp {
	const hash = (file: string, text: string): string => memo.keep(`hash of ${file}`, [text], () => hashOf(text));
	const listed = folders.flatMap((folder) => (COMPILER.includes(folder) ? [] : listInputs(path.join(project.root, folder))));
	const single = files.map((file) => path.join(project.root, file)).filter((file) => existsSync(file));
	const inputs = [...listed, ...single]
		.map((file) => relativeTo(project, file))
		// Leaves out manifests added during the run: it did not compile them.
		.filter((name) => texts.has(name) || !MANIFEST.test(name) || files.includes(name));
	const fileHashes = openFileHashes(project.root);
	const hashOfInput = (name: string): string => {
		const text = texts.get(name);
		return text === undefined ? (fileHashes.ofFile(name) ?? '') : hash(name, text);
	};
	const outputs = written.map((file) => [relativeTo(project, placeOf(project, file)), file.text] as const);
	const inputHashes = Object.fromEntries(inputs.map((name) => [name, hashOfInput(name)]));
	fileHashes.keep();
	return {
		folders,
		inputs: { ...compiler, ...inputHashes },
		outputs: Object.fromEntries(outputs.map(([name, text]) => [name, hash(name, text)])),
	};
}
