/** The only file that stores what the app remembers, tokens apart. */

export interface BrowserStorage {
	read(name: string): string | null;
	/** null removes the entry. A browser that stores nothing keeps the default at the next visit. */
	write(name: string, text: string | null): void;
	/** Hears of changes that other windows of the app make; returns how to stop that. */
	watch(name: string, onChange: (text: string | null) => void): () => void;
}

/** `key` stands before every name, so that apps on one origin stay apart. */
export function createBrowserStorage(key: string): BrowserStorage {
	const keyOf = (name: string): string => entryKey(key, name);
	return {
		read: (name) => readEntry(key, name),
		write(name, text) {
			try {
				if (text === null) localStorage.removeItem(keyOf(name));
				else localStorage.setItem(keyOf(name), text);
			} catch {
				// Storage is full or forbidden: the choice holds until the page is closed.
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

/** For the one script that runs before the app and only reads. */
export function readEntry(key: string, name: string): string | null {
	try {
		return localStorage.getItem(entryKey(key, name));
	} catch {
		// The browser forbids storage.
		return null;
	}
}
