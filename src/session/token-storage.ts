/** The only file that stores tokens. */
import { openFallbackStorage } from '#src/lib/fallback-storage.ts';

export interface TokenStorageOptions {
	storage: 'local' | 'session';
	table: string;
	field: string;
	/** Called once if the browser cannot store the main token, which then lasts until the page closes. */
	onUnsaved?: (() => void) | undefined;
}

export interface TokenStorage {
	/** '' if none. */
	read(): string;
	write(token: string): void;
	/** Tokens of other APIs have their own keys. */
	readOther(key: string): string;
	/** '' removes it. */
	writeOther(key: string, token: string): void;
	/** Reports tokens that other windows store, '' if removed; returns an unsubscribe function. Never fires with `storage: session`. */
	watch(onChange: (token: string) => void): () => void;
}

export function createTokenStorage({ storage, table, field, onUnsaved }: TokenStorageOptions): TokenStorage {
	let unsavedReported = false;
	const store = openFallbackStorage(storage, (key) => {
		if (key !== table || unsavedReported) return;
		unsavedReported = true;
		onUnsaved?.();
	});
	const read = (): string => readField(store.getItem(table), field);
	/** The last seen token, which excludes this window's own writes. */
	let lastSeen = read();
	return {
		read,
		write(token) {
			lastSeen = token;
			if (token) store.setItem(table, JSON.stringify({ [field]: token }));
			else store.removeItem(table);
		},
		readOther: (key) => store.getItem(key) ?? '',
		writeOther: (key, token) => (token ? store.setItem(key, token) : store.removeItem(key)),
		watch(onChange) {
			const compare = (): void => {
				const token = read();
				if (token === lastSeen) return;
				lastSeen = token;
				onChange(token);
			};
			// A page restored from the back/forward cache missed storage events.
			const events = ['storage', 'pageshow'] as const;
			for (const event of events) window.addEventListener(event, compare);
			return () => {
				for (const event of events) window.removeEventListener(event, compare);
			};
		},
	};
}

/** For the inline script that runs before the app; '' if there is no token. */
export function readStoredToken({ storage, table, field }: TokenStorageOptions): string {
	try {
		return readField((storage === 'local' ? localStorage : sessionStorage).getItem(table), field);
	} catch {
		// Storage access is denied.
		return '';
	}
}

function readField(entry: string | null, field: string): string {
	if (!entry) return '';
	try {
		const token: unknown = JSON.parse(entry)?.[field];
		return typeof token === 'string' ? token : '';
	} catch {
		return '';
	}
}
