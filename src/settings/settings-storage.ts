/** The only file that stores settings. */

export interface SettingsStorage {
	read(name: string): string | null;
	/** null removes the entry. A browser that stores nothing keeps the default at the next visit. */
	write(name: string, text: string | null): void;
}

/** `key` stands before every name, so that apps on one origin stay apart. */
export function createSettingsStorage(key: string): SettingsStorage {
	return {
		read(name) {
			try {
				return localStorage.getItem(`${key}-${name}`);
			} catch {
				return null;
			}
		},
		write(name, text) {
			try {
				if (text === null) localStorage.removeItem(`${key}-${name}`);
				else localStorage.setItem(`${key}-${name}`, text);
			} catch {
				// Storage is full or forbidden: the choice holds until the page is closed.
			}
		},
	};
}
