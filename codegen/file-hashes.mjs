/** Hashes of files without reading those that have not changed. Plain JavaScript, because the launcher needs it before TypeScript is loaded. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file may change again within one tick of its file system's clock; the coarsest clocks have ticks of two seconds. */
const TICK_MS = 2000;

export const hashOf = (content) => createHash('sha1').update(content).digest('hex');

export function openFileHashes(root) {
	const store = path.join(root, '.cache/file-hashes.json');
	const known = readStore(store);
	let isChanged = false;

	function ofFile(relative) {
		const file = path.join(root, relative);
		const stats = statSync(file, { throwIfNoEntry: false });
		if (!stats) return null;
		// No program can set the time of change (`ctime`), unlike that of modification.
		const version = `${stats.ino} ${stats.size} ${stats.ctimeMs}`;
		const earlier = known.get(relative);
		if (earlier?.version === version) return earlier.hash;
		const hash = hashOf(readFileSync(file));
		if (Date.now() - stats.ctimeMs > TICK_MS) {
			known.set(relative, { version, hash });
			isChanged = true;
		}
		return hash;
	}

	function keep() {
		if (!isChanged) return;
		const existing = [...known].filter(([relative]) => existsSync(path.join(root, relative)));
		writeStore(store, JSON.stringify(Object.fromEntries(existing)));
		isChanged = false;
	}

	return { ofFile, keep };
}

function readStore(store) {
	try {
		return new Map(Object.entries(JSON.parse(readFileSync(store, 'utf8'))));
	} catch {
		// Missing or broken: every file is read.
		return new Map();
	}
}

/** Safe for concurrent processes: each renames a complete file into place. A folder that cannot be written costs time only. */
function writeStore(store, text) {
	try {
		const unfinished = `${store}-${process.pid}`;
		mkdirSync(path.dirname(store), { recursive: true });
		writeFileSync(unfinished, text);
		renameSync(unfinished, store);
	} catch {
		// The next process reads the files again.
	}
}
