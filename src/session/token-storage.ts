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
	let unsavedTold = false;
	const place = openFallbackStorage(storage, (key) => {
		if (key !== table || unsavedTold) return;
		unsavedTold = true;
		onUnsaved?.();
	});
	const read = (): string => readField(place.getItem(table), field);
	/** The last seen token, which excludes this window's own writes. */
	let known = read();
	return {
		read,
		write(token) {
			known = token;
			if (token) place.setItem(table, JSON.stringify({ [field]: token }));
			else place.removeItem(table);
		},
		readOther: (key) => place.getItem(key) ?? '',
		writeOther: (key, token) => (token ? place.setItem(key, token) : place.removeItem(key)),
		watch(onChange) {
			const compare = (): void => {
				const token = read();
				if (token === known) return;
				known = token;
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

/** For the inline script that runs before the app. */
export function hasStoredToken(storage: TokenStorageOptions['storage'], table: string): boolean {
	try {
		return (storage === 'local' ? localStorage : sessionStorage).getItem(table) !== null;
	} catch {
		// Storage access is denied.
		return false;
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
