export interface FallbackStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
	keys(): string[];
	removeAll(prefix: string): void;
}

/**
 * Browser storage with a fallback: it may be full, blocked or missing. Rejected entries stay in memory until the page is closed. Never
 * throws. Calls `onUnsaved` for every entry that only exists in memory.
 */
export function openFallbackStorage(kind: 'local' | 'session', onUnsaved: (key: string) => void = () => undefined): FallbackStorage {
	const unsaved = new Map<string, string>();
	// If storage is blocked, reading the property already throws.
	const place = (): Storage => (kind === 'session' ? sessionStorage : localStorage);
	const forget = (key: string): void => {
		try {
			place().removeItem(key);
		} catch {
			// Storage is blocked, so it holds no entry.
		}
	};
	const keys = (): string[] => [...new Set([...unsaved.keys(), ...storedKeys(place)])];
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
				// After a reload, an older value such as another user's token must not reappear.
				forget(key);
				onUnsaved(key);
			}
		},
		removeItem(key) {
			unsaved.delete(key);
			forget(key);
		},
		keys,
		removeAll(prefix) {
			for (const key of keys()) {
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
