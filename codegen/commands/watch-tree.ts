import { type FSWatcher, readdirSync, statSync, type WatchListener, watch } from 'node:fs';
import path from 'node:path';
import { isForeign } from '#codegen/freshness.mjs';

/**
 * Returns a function that stops watching. Watches each folder separately, because the recursive watch of Node 20 loses files that are
 * replaced by a rename, as git and some editors do.
 */
export function watchTree(root: string, onChange: () => void): () => void {
	const watchers = new Map<string, FSWatcher>();

	enter(root);
	return () => leave(root);

	function enter(folder: string): void {
		const watcher = watchFolder(folder, (event, name) => {
			if (name !== null && isForeign(name)) return;
			// The new entry may be a folder, possibly one that replaced another.
			if (event === 'rename' && name !== null) {
				leave(path.join(folder, name));
				enter(path.join(folder, name));
			}
			onChange();
		});
		if (!watcher) return;
		watcher.on('error', () => leave(folder));
		watchers.set(folder, watcher);
		for (const name of foldersIn(folder)) enter(path.join(folder, name));
	}

	function leave(folder: string): void {
		for (const [watched, watcher] of watchers) {
			if (watched !== folder && !watched.startsWith(folder + path.sep)) continue;
			watcher.close();
			watchers.delete(watched);
		}
	}
}

/** Null if the path is not a folder or no longer exists. */
function watchFolder(folder: string, onEvent: WatchListener<string>): FSWatcher | null {
	try {
		return statSync(folder).isDirectory() ? watch(folder, onEvent) : null;
	} catch {
		return null;
	}
}

function foldersIn(folder: string): string[] {
	try {
		const entries = readdirSync(folder, { withFileTypes: true });
		return entries.filter((entry) => entry.isDirectory() && !isForeign(entry.name)).map(({ name }) => name);
	} catch {
		return [];
	}
}
