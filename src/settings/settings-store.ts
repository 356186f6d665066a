import { proxy } from 'valtio/vanilla';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { readTheme, THEME_ENTRY, type Theme, writeTheme } from './theme.ts';

export type Device = 'desktop' | 'mobile';

/** What a user may change about the shell, spec 3. */
export interface SettingsState {
	theme: Theme;
	/** Whether the side menu is narrow. */
	collapse: boolean;
	device: Device;
}

export interface SettingsStore {
	state: SettingsState;
	setTheme(change: Partial<Theme>): void;
	/** Back to app.yaml; on a phone the layout becomes the vertical one, spec 4. */
	resetTheme(): void;
	setDevice(device: Device): void;
	toggleCollapse(): void;
}

const COLLAPSE = 'collapse';

export function createSettingsStore(storage: BrowserStorage, defaults: Theme): SettingsStore {
	const state = proxy<SettingsState>({
		theme: readTheme(storage.read(THEME_ENTRY), defaults),
		collapse: storage.read(COLLAPSE) === 'true',
		device: 'desktop',
	});
	storage.watch(THEME_ENTRY, (text) => Object.assign(state.theme, readTheme(text, defaults)));
	const setTheme = (change: Partial<Theme>): void => {
		Object.assign(state.theme, change);
		storage.write(THEME_ENTRY, writeTheme(state.theme, defaults));
	};
	return {
		state,
		setTheme,
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
