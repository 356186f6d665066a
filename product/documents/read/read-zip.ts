import { unzipSync } from 'fflate';
import { decodeText } from './decode-text.ts';
import { withoutPiles } from './read-text.ts';
import type { ZipFolder, ZipReading } from './readings.ts';

export interface FileEntry {
	path: string;
	bytes: number;
}

const MAX_ENTRIES = 1000;
/** Deeper folders are named in one line. */
const MAX_LEVELS = 20;
/** No file system keeps a longer name. In characters. */
const LONGEST_PATH = 4096;

/** Lists an archive without unpacking it. Throws if it is not a zip file. */
export function readZip(bytes: Uint8Array): ZipReading {
	const first: FileEntry[] = [];
	const all = { entries: 0, files: 0, bytes: 0 };
	unzipSync(bytes, {
		filter({ name, originalSize }) {
			if (isOfSystem(name)) return false;
			all.entries += 1;
			if (!isFolder(name)) all.files += 1;
			all.bytes += originalSize;
			if (first.length < MAX_ENTRIES) first.push({ path: withoutPiles(readName(name)).slice(0, LONGEST_PATH), bytes: originalSize });
			return false;
		},
	});
	const { entries, ...sums } = all;
	return { root: toTree(first), ...sums, shown: entries > MAX_ENTRIES ? `前 ${MAX_ENTRIES} 项` : null };
}

/** Names zipped by Chinese Windows carry no encoding flag, so each byte arrives as one character. */
function readName(name: string): string {
	const codes = Array.from(name, (letter) => letter.charCodeAt(0));
	return codes.some((code) => code > 127) && codes.every((code) => code < 256) ? decodeText(Uint8Array.from(codes)) : name;
}

/** Files that macOS adds to an archive. */
const isOfSystem = (path: string): boolean => /^__MACOSX([\\/]|$)|(^|[\\/])\.DS_Store$/.test(path);

const isFolder = (path: string): boolean => /[\\/]$/.test(path);

interface OpenFolder extends ZipFolder {
	inner: Map<string, OpenFolder>;
}

const newFolder = (name: string): OpenFolder => ({ name, folders: [], files: [], inner: new Map() });

function toTree(entries: readonly FileEntry[]): ZipFolder {
	const root = newFolder('');
	for (const { path, bytes } of entries) {
		const parts = path.split(/[\\/]/).filter(Boolean);
		const name = isFolder(path) ? undefined : parts.pop();
		const levels = parts.length > MAX_LEVELS ? [...parts.slice(0, MAX_LEVELS - 1), parts.slice(MAX_LEVELS - 1).join('/')] : parts;
		const folder = levels.reduce(openFolder, root);
		if (name !== undefined) folder.files.push({ name, bytes });
	}
	return sorted(root);
}

function openFolder(parent: OpenFolder, name: string): OpenFolder {
	const folder = parent.inner.get(name) ?? newFolder(name);
	parent.inner.set(name, folder);
	return folder;
}

const { compare } = new Intl.Collator('zh-CN', { numeric: true });
const byName = (one: { name: string }, other: { name: string }): number => compare(one.name, other.name);

const sorted = ({ name, inner, files }: OpenFolder): ZipFolder => ({
	name,
	folders: [...inner.values()].sort(byName).map(sorted),
	files: files.sort(byName),
});
