export interface FallbackStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	removeAll(prefix: string): void;
}

/**
 * The browser's storage, which may be full, forbidden or missing. Entries that it does not take stay in memory until the page is closed.
 * Never throws. Calls `onUnsaved` for every entry that will not outlive the page.
 */
export function openFallbackStorage(kind: 'local' | 'session', onUnsaved: (key: string) => void = () => undefined): FallbackStorage {
	const unsaved = new Map<string, string>();
	// A browser that forbids storage throws as soon as the property is read.
	const place = (): Storage => (kind === 'session' ? sessionStorage : localStorage);
	const forget = (key: string): void => {
		try {
			place().removeItem(key);
		} catch {
			// There is nothing to forget.
		}
	};
	return {
		getItem(key) {
			const own = unsaved.get(key);
			if (own !== undefined) return own;
			try {
				return place().getItem(key);
			} catch {
				return null;
			}
		},
		setItem(key, value) {
			try {
				place().setItem(key, value);
				unsaved.delete(key);
			} catch {
				unsaved.set(key, value);
				// A reload must not find an older value, such as the token of another user.
				forget(key);
				onUnsaved(key);
			}
		},
		removeItem(key) {
			unsaved.delete(key);
			forget(key);
		},
		removeAll(prefix) {
			for (const key of [...unsaved.keys(), ...storedKeys(place)]) {
				if (!key.startsWith(prefix)) continue;
				unsaved.delete(key);
				forget(key);
			}
		},
	};
}

function storedKeys(place: () => Storage): string[] {
	try {
		return Object.keys(place());
	} catch {
		return [];
	}
}
