import { proxy } from 'valtio/vanilla';
import type { SettingsStorage } from './settings-storage.ts';
import { differenceFrom, nextMode, readSavedTheme, type ThemeMode } from './theme.ts';

/** What a user may change about the shell. */
export interface SettingsState {
	mode: ThemeMode;
	/** Whether the side menu is narrow. */
	collapse: boolean;
}

export interface SettingsStore {
	state: SettingsState;
	setMode(mode: ThemeMode): void;
	/** Light, dark, system, and round again. */
	nextMode(): void;
	toggleCollapse(): void;
}

const THEME = 'theme';
const COLLAPSE = 'collapse';

export function createSettingsStore(storage: SettingsStorage, defaults: { mode: ThemeMode }): SettingsStore {
	const saved = readSavedTheme(storage.read(THEME));
	const state = proxy<SettingsState>({ mode: saved.mode ?? defaults.mode, collapse: storage.read(COLLAPSE) === 'true' });
	const setMode = (mode: ThemeMode): void => {
		state.mode = mode;
		const difference = differenceFrom(defaults, mode);
		storage.write(THEME, difference.mode ? JSON.stringify(difference) : null);
	};
	return {
		state,
		setMode,
		nextMode: () => setMode(nextMode(state.mode)),
		toggleCollapse() {
			state.collapse = !state.collapse;
			storage.write(COLLAPSE, state.collapse ? 'true' : null);
		},
	};
}
