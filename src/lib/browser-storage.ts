/** The only file that persists the app's settings and state in browser storage; tokens are stored elsewhere. */
import { openFallbackStorage } from './fallback-storage.ts';
import { OWNED, type StorageEntry } from './storage-entry.ts';

export interface BrowserStorage {
	read(name: StorageEntry): string | null;
	/** Null removes the entry. If the browser stores nothing, the entry lasts until the page is closed. */
	write(name: StorageEntry, text: string | null): void;
	clear(): void;
	/** Removes the entries of one user. */
	forget(owner: string): void;
	watch(name: StorageEntry, onChange: (text: string | null) => void): () => void;
}

/** `key` prefixes every name to separate apps on one origin. */
export function createBrowserStorage(key: string): BrowserStorage {
	const keyOf = (name: StorageEntry | ''): string => entryKey(key, name);
	const entries = openFallbackStorage('local');
	return {
		read: (name) => entries.getItem(keyOf(name)),
		write(name, text) {
			if (text === null) entries.removeItem(keyOf(name));
			else entries.setItem(keyOf(name), text);
		},
		clear: () => entries.removeAll(keyOf('')),
		forget(owner) {
			for (const kind of OWNED) {
				const name: StorageEntry = `${kind}-${owner}`;
				entries.removeItem(keyOf(name));
				entries.removeAll(`${keyOf(name)}-`);
			}
		},
		watch(name, onChange) {
			const listen = (event: StorageEvent): void => {
				// `key` is null when another window cleared everything.
				if (event.key === keyOf(name)) onChange(event.newValue);
				else if (event.key === null) onChange(null);
			};
			window.addEventListener('storage', listen);
			return () => window.removeEventListener('storage', listen);
		},
	};
}

const entryKey = (key: string, name: string): string => `${key}-${name}`;

/** For the script that runs before the app and only reads. */
export function readEntry(key: string, name: StorageEntry): string | null {
	try {
		return localStorage.getItem(entryKey(key, name));
	} catch {
		// Storage is blocked.
		return null;
	}
}
