/** The only file that stores tokens. */
import { openFallbackStorage } from '#src/lib/fallback-storage.ts';

export interface TokenStorageOptions {
	storage: 'local' | 'session';
	table: string;
	field: string;
	/** Called once, when the browser cannot store the main token, which then lasts until the page is closed. */
	onUnsaved?: (() => void) | undefined;
}

export interface TokenStorage {
	/** '' when there is none. */
	read(): string;
	write(token: string): void;
	/** Tokens of other APIs stand beside the main one under keys of their own. */
	readOther(key: string): string;
	/** '' removes it. */
	writeOther(key: string, token: string): void;
	/**
	 * Hears of the tokens that other windows of the browser store, '' for one that is removed; returns how to stop that. With
	 * `storage: session` each window has a session of its own, and there is nothing to hear.
	 */
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
	/** The token last seen here: the window's own writes are no change. */
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
			// A page that comes back from the history was told nothing while it was away.
			const events = ['storage', 'pageshow'] as const;
			for (const event of events) window.addEventListener(event, compare);
			return () => {
				for (const event of events) window.removeEventListener(event, compare);
			};
		},
	};
}

/** For the one script that runs before the app and only reads. */
export function hasStoredToken(storage: TokenStorageOptions['storage'], table: string): boolean {
	try {
		return (storage === 'local' ? localStorage : sessionStorage).getItem(table) !== null;
	} catch {
		// The browser forbids storage.
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
