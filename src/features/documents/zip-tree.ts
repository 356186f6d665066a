import { unzipSync } from 'fflate';
import { decodeText } from './decode-text.ts';

export interface FileEntry {
	path: string;
	bytes: number;
}

export interface ZipFolder {
	name: string;
	folders: ZipFolder[];
	files: { name: string; bytes: number }[];
}

export function toTree(entries: readonly FileEntry[]): ZipFolder {
	const root: ZipFolder = { name: '', folders: [], files: [] };
	for (const { path, bytes } of entries) {
		const parts = path.replaceAll('\\', '/').split('/').filter(Boolean);
		if (parts[0] === '__MACOSX' || parts.at(-1) === '.DS_Store') continue;
		const isFolder = /[\\/]$/.test(path);
		const name = isFolder ? undefined : parts.pop();
		const folder = parts.reduce(openFolder, root);
		if (name !== undefined) folder.files.push({ name, bytes });
	}
	sort(root);
	return root;
}

function openFolder(parent: ZipFolder, name: string): ZipFolder {
	const existing = parent.folders.find((folder) => folder.name === name);
	if (existing) return existing;
	const folder: ZipFolder = { name, folders: [], files: [] };
	parent.folders.push(folder);
	return folder;
}

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name, 'zh-CN', { numeric: true });

function sort(folder: ZipFolder): void {
	folder.folders.sort(byName);
	folder.files.sort(byName);
	for (const inner of folder.folders) sort(inner);
}

export function sumOf({ folders, files }: ZipFolder): { files: number; bytes: number } {
	const own = { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
	return folders.map(sumOf).reduce((sum, inner) => ({ files: sum.files + inner.files, bytes: sum.bytes + inner.bytes }), own);
}

/** Lists an archive without unpacking it. Throws if it is not a zip file. */
export function listZip(bytes: Uint8Array): ZipFolder {
	const entries: FileEntry[] = [];
	unzipSync(bytes, {
		filter({ name, originalSize }) {
			entries.push({ path: readName(name), bytes: originalSize });
			return false;
		},
	});
	return toTree(entries);
}

/** Names zipped by Chinese Windows carry no encoding flag, so each byte arrives as one character. */
function readName(name: string): string {
	const codes = Array.from(name, (letter) => letter.charCodeAt(0));
	return codes.some((code) => code > 127) && codes.every((code) => code < 256) ? decodeText(Uint8Array.from(codes)) : name;
}
