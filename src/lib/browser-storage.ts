/** The only file that persists the app's settings and state in browser storage; tokens are stored elsewhere. */
import { openFallbackStorage } from './fallback-storage.ts';
import { OWNED, type OwnedKind, type StorageEntry, type TypedTextState, typedTextEntry } from './storage-entry.ts';

export interface BrowserStorage {
	read(name: StorageEntry): string | null;
	/**
	 * Null removes the entry. If the browser stores nothing, the entry lasts until the page is closed. What a user types is not written any more once
	 * his session has ended, in this window or another.
	 */
	write(name: StorageEntry, text: string | null): void;
	clear(): void;
	/** Removes the entries of one user. */
	forget(owner: string): void;
	/** Names of the stored entries that hold what this user typed. */
	typedBy(owner: string): StorageEntry[];
	/** Ids of the users whose typed text is in one of these states. */
	usersIn(...states: TypedTextState[]): string[];
	watch(name: StorageEntry, onChange: (text: string | null) => void): () => void;
}

const KINDS = Object.keys(OWNED) as OwnedKind[];
const TYPED = KINDS.filter((kind) => OWNED[kind] === 'typed');

const isOf = (owner: string, kinds: readonly OwnedKind[], name: string): boolean =>
	kinds.some((kind) => name === `${kind}-${owner}` || name.startsWith(`${kind}-${owner}-`));

/** `key` prefixes every name to separate apps on one origin. */
export function createBrowserStorage(key: string): BrowserStorage {
	const keyOf = (name: StorageEntry | ''): string => entryKey(key, name);
	const entries = openFallbackStorage('local');
	const names = (): StorageEntry[] =>
		entries.keys().flatMap((each) => (each.startsWith(keyOf('')) ? [each.slice(keyOf('').length) as StorageEntry] : []));
	const read = (name: StorageEntry): string | null => entries.getItem(keyOf(name));
	const usersIn: BrowserStorage['usersIn'] = (...states) =>
		names().flatMap((name) => (name.startsWith(typedTextEntry('')) && states.some((state) => state === read(name)) ? [ownerIn(name)] : []));
	const isClosed = (name: StorageEntry): boolean =>
		TYPED.some((kind) => name.startsWith(`${kind}-`)) && usersIn('closed').some((owner) => isOf(owner, TYPED, name));
	return {
		read,
		write(name, text) {
			if (text === null) entries.removeItem(keyOf(name));
			else if (!isClosed(name)) entries.setItem(keyOf(name), text);
		},
		clear: () => entries.removeAll(keyOf('')),
		forget(owner) {
			for (const name of names()) if (isOf(owner, KINDS, name)) entries.removeItem(keyOf(name));
		},
		typedBy: (owner) => names().filter((name) => isOf(owner, TYPED, name)),
		usersIn,
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

const ownerIn = (name: StorageEntry): string => name.slice(typedTextEntry('').length);

const entryKey = (key: string, name: string): string => `${key}-${name}`;

/** For code that only reads, and that is given no storage. */
export function readEntry(key: string, name: StorageEntry): string | null {
	try {
		return localStorage.getItem(entryKey(key, name));
	} catch {
		// Storage is blocked.
		return null;
	}
}
