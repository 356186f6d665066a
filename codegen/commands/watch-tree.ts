import { type FSWatcher, readdirSync, statSync, type WatchListener, watch } from 'node:fs';
import path from 'node:path';

const isHidden = (name: string): boolean => name.startsWith('.');

/**
 * Calls `onChange` for every change below a folder, hidden files and folders aside, until the answer is called. Each folder is watched by
 * itself: the recursive watch of Node 20 follows a file that was put in the place of another, as git and some editors do, no longer.
 */
export function watchTree(root: string, onChange: () => void): () => void {
	const watchers = new Map<string, FSWatcher>();

	enter(root);
	return () => leave(root);

	function enter(folder: string): void {
		const watcher = watchFolder(folder, (event, name) => {
			if (name !== null && isHidden(name)) return;
			// What came may be a folder, or one in the place of another.
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

/** Null when it is no folder, or gone by now. */
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
		return entries.filter((entry) => entry.isDirectory() && !isHidden(entry.name)).map(({ name }) => name);
	} catch {
		return [];
	}
}
