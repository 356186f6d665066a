import type { AttemptStorage } from '#src/http/attempts.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { OWNED, type StorageEntry } from '#src/lib/storage-entry.ts';

/** In-memory storage for one test. `change` simulates a write by another window. */
export function memoryStorage(entries: Record<string, string> = {}) {
	const listeners = new Map<string, Set<(text: string | null) => void>>();
	const storage: BrowserStorage = {
		read: (name) => entries[name] ?? null,
		write: (name, text) => {
			if (text === null) delete entries[name];
			else entries[name] = text;
		},
		clear: () => {
			for (const name of Object.keys(entries)) delete entries[name];
		},
		forget: (owner) => {
			for (const name of Object.keys(entries))
				if (Object.keys(OWNED).some((kind) => name === `${kind}-${owner}` || name.startsWith(`${kind}-${owner}-`))) delete entries[name];
		},
		typedBy: () => [],
		usersIn: () => [],
		watch: (name, onChange) => {
			const all = listeners.get(name) ?? new Set();
			listeners.set(name, all.add(onChange));
			return () => all.delete(onChange);
		},
	};
	const change = (name: StorageEntry, text: string | null): void => {
		storage.write(name, text);
		for (const listen of listeners.get(name) ?? []) listen(text);
	};
	return { ...storage, entries, change };
}

/** The attempts of one tab. */
export function createAttemptStorage(): AttemptStorage {
	let kept: string | null = null;
	return {
		read: () => kept,
		write: (text) => {
			kept = text;
		},
	};
}
