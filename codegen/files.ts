/** What the compiler reads from the disk, and how it writes: each file whole or not at all. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from './project.ts';
import type { SourceFile } from './read/document.ts';

/** Files that are read as manifests or rows. */
export const MANIFEST = /\.(ya?ml|json)$/;

/** Every manifest of the project, sorted by path; hidden files and folders are not looked at. */
export function readManifests(project: Project): SourceFile[] {
	return readTree(project.root, project.manifests);
}

/** Files of another folder that manifests name, such as the mock's seed. */
export function readFolder(project: Project, folder: string): SourceFile[] {
	return existsSync(path.join(project.root, folder)) ? readTree(project.root, folder) : [];
}

export function readTree(root: string, folder: string): SourceFile[] {
	const files: SourceFile[] = [];
	const visit = (relative: string): void => {
		for (const entry of readdirSync(path.join(root, relative), { withFileTypes: true })) {
			if (entry.name.startsWith('.')) continue;
			const child = relative === '.' ? entry.name : `${relative}/${entry.name}`;
			if (entry.isDirectory()) visit(child);
			else if (MANIFEST.test(entry.name)) files.push({ path: child, text: readText(path.join(root, child)) });
		}
	};
	visit(folder);
	return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every manifest below a folder anywhere on the disk, its paths led by the folder as it was given; null when it is no folder. */
export function readForeignFolder(project: Project, given: string): { folder: string; files: SourceFile[] } | null {
	const absolute = path.resolve(project.root, given);
	if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return null;
	const folder = given.replace(/^\.\/+/, '').replace(/\/+$/, '') || '.';
	const files = readTree(absolute, '.').map(({ path: file, text }) => ({ path: folder === '.' ? file : `${folder}/${file}`, text }));
	return { folder, files };
}

export const folderExists = (project: Project, folder: string): boolean =>
	statSync(path.join(project.root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Text of a file below the project's root, or null. */
export function readTextIfThere(project: Project, relative: string): string | null {
	const absolute = path.join(project.root, relative);
	return existsSync(absolute) ? readText(absolute) : null;
}

/** Text of a file that the command line names, relative to the project or absolute; null when there is no such file. */
export function readNamedFile(project: Project, file: string): string | null {
	const absolute = path.resolve(project.root, file);
	return statSync(absolute, { throwIfNoEntry: false })?.isFile() ? readText(absolute) : null;
}

/** Without the mark that some editors put before the first character: no column counts it, and JSON does not know it. */
const readText = (file: string): string => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** Writes a file that a person goes on with; false when one is there already, which stays as it is. */
export function writeNewFile(project: Project, relative: string, text: string): boolean {
	const target = path.join(project.root, relative);
	if (existsSync(target)) return false;
	writeWhole(project, target, text);
	return true;
}

/**
 * Writes beside the cache and moves into place: whoever kills the process, at the target stands the old file or the new one, and what
 * was not moved lies where no watcher looks.
 */
export function writeWhole(project: Project, target: string, text: string): void {
	const unfinished = unfinishedFolder(project);
	const temporary = path.join(unfinished, `${process.pid}-${path.basename(target)}`);
	mkdirSync(unfinished, { recursive: true });
	mkdirSync(path.dirname(target), { recursive: true });
	writeFileSync(temporary, text);
	renameSync(temporary, target);
}

/** Removes what runs that are over have left behind; those that go on may still be writing. */
export function removeUnfinished(project: Project): void {
	const folder = unfinishedFolder(project);
	if (!existsSync(folder)) return;
	for (const name of readdirSync(folder)) if (!isRunning(Number.parseInt(name, 10))) rmSync(path.join(folder, name), { force: true });
}

const unfinishedFolder = (project: Project): string => path.join(project.cache, 'unfinished');

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		// Somebody else's process is running all the same.
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
