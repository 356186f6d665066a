export type ThemeMode = 'light' | 'dark' | 'system';

export const themeModes: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** Names of the modes for people. */
export const themeModeTitles: Readonly<Record<ThemeMode, string>> = { light: '浅色', dark: '深色', system: '跟随系统' };

/** Whether a mode is dark now. */
export const isDark = (mode: ThemeMode, systemDark: boolean): boolean => (mode === 'system' ? systemDark : mode === 'dark');

export function nextMode(mode: ThemeMode): ThemeMode {
	return themeModes[(themeModes.indexOf(mode) + 1) % themeModes.length] ?? 'light';
}

/** What the user chose where that differs from app.yaml, so that a new default reaches everybody who never chose. */
export interface SavedTheme {
	version: 1;
	mode?: ThemeMode;
}

/** Reads what is in the storage; anything else than a saved theme counts as none. */
export function readSavedTheme(text: string | null): SavedTheme {
	const empty: SavedTheme = { version: 1 };
	if (!text) return empty;
	try {
		const saved: unknown = JSON.parse(text);
		const mode = typeof saved === 'object' && saved !== null && 'mode' in saved ? saved.mode : undefined;
		return themeModes.includes(mode as ThemeMode) ? { version: 1, mode: mode as ThemeMode } : empty;
	} catch {
		return empty;
	}
}

export function differenceFrom(defaults: { mode: ThemeMode }, mode: ThemeMode): SavedTheme {
	return mode === defaults.mode ? { version: 1 } : { version: 1, mode };
}
