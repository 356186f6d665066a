import { proxy } from 'valtio/vanilla';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { readTheme, THEME_ENTRY, type Theme, writeTheme } from './theme.ts';

export type Device = 'desktop' | 'mobile';

export interface SettingsState {
	theme: Theme;
	collapse: boolean;
	device: Device;
}

export interface SettingsStore {
	state: SettingsState;
	defaults: Theme;
	setTheme(change: Partial<Theme>): void;
	/** Resets to app.yaml; on a phone the layout becomes vertical, spec 4. */
	resetTheme(): void;
	/** Applies the theme of this user. null after sign-out, which keeps the theme for now. */
	setUser(id: string | null): void;
	setDevice(device: Device): void;
	toggleCollapse(): void;
}

const COLLAPSE = 'collapse';
/** User id of the saved theme; absent for a visitor's. */
const OWNER = 'theme-user';
const ownEntry = (user: string): StorageEntry => `${THEME_ENTRY}-${user}`;

export function createSettingsStore(storage: BrowserStorage, defaults: Theme): SettingsStore {
	const state = proxy<SettingsState>({
		theme: readTheme(storage.read(THEME_ENTRY), defaults),
		collapse: storage.read(COLLAPSE) === 'true',
		device: 'desktop',
	});
	storage.watch(THEME_ENTRY, (text) => Object.assign(state.theme, readTheme(text, defaults)));
	let user: string | null = null;
	// The next page load reads THEME_ENTRY before the user is known.
	const save = (text: string | null): void => {
		storage.write(THEME_ENTRY, text);
		storage.write(OWNER, user);
		if (user !== null) storage.write(ownEntry(user), text);
	};
	const setTheme = (change: Partial<Theme>): void => {
		Object.assign(state.theme, change);
		save(writeTheme(state.theme, defaults));
	};
	const setUser = (id: string | null): void => {
		user = id;
		const owner = storage.read(OWNER);
		if (id === null || id === owner) return;
		const own = storage.read(ownEntry(id));
		// A visitor's theme carries over to a user without one.
		const text = own === null && owner === null ? storage.read(THEME_ENTRY) : own;
		Object.assign(state.theme, readTheme(text, defaults));
		save(text);
	};
	return {
		state,
		defaults,
		setTheme,
		setUser,
		resetTheme: () => setTheme({ ...defaults, ...(state.device === 'mobile' && { layout: 'vertical' }) }),
		setDevice(device) {
			state.device = device;
		},
		toggleCollapse() {
			state.collapse = !state.collapse;
			storage.write(COLLAPSE, state.collapse ? 'true' : null);
		},
	};
}
