/** The compiler's only access to the disk. Everything it writes is written whole or not at all. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VirtualFile } from './emit/virtual-file.ts';
import { hashOf, listInputs, stampFile } from './freshness.mjs';
import type { Project } from './project.ts';
import type { SourceFile } from './read/document.ts';

const MANIFEST = /\.(ya?ml|json)$/;

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
			else if (MANIFEST.test(entry.name)) files.push({ path: child, text: readFileSync(path.join(root, child), 'utf8') });
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

export const folderExists = (project: Project, folder: string): boolean => existsSync(path.join(project.root, folder));

/** Text of a file below the project's root, or null. */
export function readTextIfThere(project: Project, relative: string): string | null {
	const absolute = path.join(project.root, relative);
	return existsSync(absolute) ? readFileSync(absolute, 'utf8') : null;
}

/** Text of a file that the command line names, relative to the project or absolute; null when there is no such file. */
export function readNamedFile(project: Project, file: string): string | null {
	const absolute = path.resolve(project.root, file);
	return statSync(absolute, { throwIfNoEntry: false })?.isFile() ? readFileSync(absolute, 'utf8') : null;
}

/** Writes a file that a person goes on with; false when one is there already, which stays as it is. */
export function writeNewFile(project: Project, relative: string, text: string): boolean {
	const target = path.join(project.root, relative);
	if (existsSync(target)) return false;
	writeWhole(target, text);
	return true;
}

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

/** Writes what differs, each file through a temporary one, and removes files of an earlier run that no longer belong. */
export function writeOutput(project: Project, files: readonly VirtualFile[]): Difference[] {
	const differences = compareOutput(project, files);
	const changed = new Set(differences.map((difference) => difference.path));
	for (const file of files) {
		const target = placeOf(project, file);
		if (changed.has(relativeTo(project, target))) writeWhole(target, file.text);
	}
	for (const { path: relative, kind } of differences) if (kind === 'left over') rmSync(path.join(project.root, relative));
	return differences;
}

function writeWhole(target: string, text: string): void {
	mkdirSync(path.dirname(target), { recursive: true });
	const temporary = `${target}.${process.pid}.tmp`;
	writeFileSync(temporary, text);
	renameSync(temporary, target);
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
	writeWhole(stampFile(project.root, project.name), JSON.stringify(stamp));
}

export function stampOf(
	project: Project,
	read: { folders: readonly string[]; files: readonly string[] },
	written: readonly VirtualFile[],
): Stamp {
	const inFolders = read.folders.flatMap((folder) => listInputs(path.join(project.root, folder)));
	const single = read.files.map((file) => path.join(project.root, file)).filter((file) => existsSync(file));
	return {
		folders: read.folders,
		inputs: Object.fromEntries([...inFolders, ...single].map((file) => [relativeTo(project, file), hashOf(readFileSync(file))])),
		outputs: Object.fromEntries(written.map((file) => [relativeTo(project, placeOf(project, file)), hashOf(file.text)])),
	};
}
