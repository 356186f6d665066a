import { existsSync, renameSync } from 'node:fs';
import type { MockApp } from '#mock/operation.ts';
import type { HostMetadata } from '#mock/store/clock.ts';
import { type OpenedState, openState } from '#mock/store/kept-state.ts';
import type { Store } from '#mock/store/store.ts';
import { type DamagedFile, readDatabase } from './database-file.ts';
import { createJournal, type Journal } from './journal.ts';

export interface DatabaseOptions {
	app: MockApp;
	file: string;
	reset: boolean;
	logLimit?: number;
	onNotice: (sentence: string) => void;
}

export interface OpenDatabase {
	opened: OpenedState;
	/** Starts writing. Nothing on disk changes before, because another mock may be running on the same port and file. */
	keep(store: Store, kept: () => HostMetadata): Journal;
}

export function openDatabase({ app, file, reset, logLimit, onNotice }: DatabaseOptions): OpenDatabase {
	const stored = readDatabase(file);
	const opened = openState(app, reset ? null : stored.before);
	const damaged = reset ? [] : [...stored.damaged];
	if (opened.how === 'incomplete') damaged.push({ file, problem: 'lacks resources of the seed' });
	const keep: OpenDatabase['keep'] = (store, kept) => {
		if (!damaged.map((each) => rescue(each, opened.how, onNotice)).every(Boolean)) return MEMORY_ONLY;
		const snapshotFirst = stored.logged || opened.how !== 'kept';
		return createJournal({
			file,
			store,
			kept,
			generation: stored.generation,
			snapshotFirst,
			onNotice,
			...(logLimit !== undefined && { logLimit }),
		});
	};
	return { opened, keep };
}

/** Renames a damaged file so that nothing overwrites it. Returns false if renaming fails. */
function rescue({ file, problem }: DamagedFile, how: OpenedState['how'], onNotice: (sentence: string) => void): boolean {
	const rows = how === 'kept' || how === 'merged' ? 'all changes before the damage are there' : 'the mock starts from the seed';
	try {
		onNotice(`${file} ${problem}. It is kept as ${setAside(file)}; ${rows}.`);
		return true;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		onNotice(`${file} ${problem}, and cannot be renamed (${reason}). It stays as it is; ${rows}, and changes are kept in memory only.`);
		return false;
	}
}

const MEMORY_ONLY: Journal = { commit: () => Promise.resolve(true), close: () => Promise.resolve() };

/** Renames a file to the first free `<file>.broken-<n>` and returns that name. Throws if the folder is not writable. */
function setAside(file: string): string {
	for (let number = 1; ; number += 1) {
		const name = `${file}.broken-${number}`;
		if (existsSync(name)) continue;
		renameSync(file, name);
		return name;
	}
}
