/** Compares and writes the output of a run, and the stamp by which the next run recognises fresh output. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isLocal, type VirtualFile } from './emit/virtual-file.ts';
import { readTextIfThere, removeUnfinished, writeWhole } from './files.ts';
import { hashOf, hashOfFile, listFiles, stampFile } from './freshness.mjs';
import type { Project } from './project.ts';

export interface Difference {
	path: string;
	kind: 'changed' | 'missing' | 'left over';
	/** Git ignores the file. */
	local: boolean;
}

export function compareOutput(project: Project, files: readonly VirtualFile[]): Difference[] {
	const differences: Difference[] = [];
	for (const file of files) {
		const target = relativeTo(project, placeOf(project, file));
		const text = readTextIfThere(project, target);
		if (text !== file.text) differences.push({ path: target, kind: text === null ? 'missing' : 'changed', local: isLocal(file) });
	}
	return [...differences, ...leftOver(project, files)];
}

/** Writes changed files and removes stale ones. */
export function writeOutput(project: Project, files: readonly VirtualFile[], differences = compareOutput(project, files)): Difference[] {
	removeUnfinished(project);
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
function leftOver(project: Project, files: readonly VirtualFile[]): Difference[] {
	const expected = new Set(files.map((file) => placeOf(project, file)));
	const folders = [project.generated, project.mockGenerated, project.schemas].filter((folder) => existsSync(folder));
	return folders.flatMap((folder) =>
		filesIn(folder)
			.filter((file) => !expected.has(file))
			.map((file) => ({ path: relativeTo(project, file), kind: 'left over', local: folder !== project.generated })),
	);
}

function filesIn(folder: string): string[] {
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
	/** Folders of manifests, relative to the project: a new one there makes the output stale. */
	folders: readonly string[];
	/** Hash of every file that the run read, and of the compiler's own. */
	inputs: Readonly<Record<string, string>>;
	outputs: Readonly<Record<string, string>>;
}

export function writeStamp(project: Project, stamp: Stamp): void {
	writeWhole(project, stampFile(project.root, project.name), JSON.stringify(stamp));
}

export function hashFolder({ root }: Project, folder: string): Record<string, string> {
	const files = existsSync(path.join(root, folder)) ? listFiles(root, folder) : [];
	return Object.fromEntries(files.map((file) => [file, hashOfFile(root, file)]));
}

export const hashOutput = (project: Project, files: readonly VirtualFile[]): Record<string, string> =>
	Object.fromEntries(files.map((file) => [relativeTo(project, placeOf(project, file)), hashOf(file.text)]));
