/** The compiler's file access. Writes are atomic. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isForeign, listFiles, MANIFEST } from './freshness.mjs';
import type { Project } from './project.ts';
import type { SourceFile } from './read/document.ts';

/** Every manifest of the project, sorted by path; skips hidden files and folders, and packages. */
export function readManifests(project: Project): SourceFile[] {
	return readTree(project.root, project.manifests);
}

export function readFolder(project: Project, folder: string): SourceFile[] {
	return existsSync(path.join(project.root, folder)) ? readTree(project.root, folder) : [];
}

export function readTree(root: string, folder: string): SourceFile[] {
	const files: SourceFile[] = [];
	const visit = (relative: string): void => {
		for (const entry of readdirSync(path.join(root, relative), { withFileTypes: true })) {
			if (isForeign(entry.name)) continue;
			const child = relative === '.' ? entry.name : `${relative}/${entry.name}`;
			if (entry.isDirectory()) visit(child);
			else if (MANIFEST.test(entry.name)) files.push({ path: child, text: readText(path.join(root, child)) });
		}
	};
	visit(folder);
	return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every manifest below any folder on disk, with paths relative to the folder as given; null if it is not a folder. */
export function readForeignFolder(project: Project, given: string): { folder: string; files: SourceFile[] } | null {
	const absolute = path.resolve(project.root, given);
	if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return null;
	const folder = given.replace(/^\.\/+/, '').replace(/\/+$/, '') || '.';
	const files = readTree(absolute, '.').map(({ path: file, text }) => ({ path: folder === '.' ? file : `${folder}/${file}`, text }));
	return { folder, files };
}

/** Every file of a folder, all of them texts, sorted by path. */
export const readTexts = ({ root }: Project, folder: string): SourceFile[] =>
	listFiles(root, folder)
		.sort()
		.map((file) => ({ path: file, text: readText(path.join(root, file)) }));

export function isEmptyFolder({ root }: Project, folder: string): boolean {
	const absolute = path.resolve(root, folder);
	return !existsSync(absolute) || (statSync(absolute).isDirectory() && readdirSync(absolute).length === 0);
}

export const folderExists = (project: Project, folder: string): boolean =>
	statSync(path.join(project.root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;

export function readTextIfThere(project: Project, relative: string): string | null {
	const absolute = path.join(project.root, relative);
	return existsSync(absolute) ? readText(absolute) : null;
}

/** Text of a file named on the command line, relative to the project or absolute; null if it does not exist. */
export function readNamedFile(project: Project, file: string): string | null {
	const absolute = path.resolve(project.root, file);
	return statSync(absolute, { throwIfNoEntry: false })?.isFile() ? readText(absolute) : null;
}

/** Strips the byte order mark, which would shift columns and break JSON parsing. */
const readText = (file: string): string => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** Creates a manifest. Returns false and leaves the file unchanged if it exists. */
export function writeNewFile(project: Project, relative: string, text: string): boolean {
	const target = path.join(project.root, relative);
	if (existsSync(target)) return false;
	writeWhole(project, target, text);
	return true;
}

/**
 * Writes to a temporary file and renames it, so a killed run leaves the old or the new file intact. Watchers ignore the temporary folder.
 */
export function writeWhole(project: Project, target: string, text: string): void {
	const unfinished = unfinishedFolder(project);
	const temporary = path.join(unfinished, `${process.pid}-${path.basename(target)}`);
	mkdirSync(unfinished, { recursive: true });
	mkdirSync(path.dirname(target), { recursive: true });
	writeFileSync(temporary, text);
	renameSync(temporary, target);
}

/** Removes temporary files of processes that have ended. */
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
		// The process exists but belongs to another user.
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
