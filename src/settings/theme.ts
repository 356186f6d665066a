export type ThemeMode = 'light' | 'dark' | 'system';
export type ThemeName = 'default' | 'ocean' | 'forest' | 'sunset';
export type LayoutName = 'vertical' | 'horizontal' | 'column' | 'comprehensive';

export interface Theme {
	mode: ThemeMode;
	/** Every theme but `default` is light only. */
	name: ThemeName;
	layout: LayoutName;
	color: string;
	/** Text size in pixels. */
	fontSize: number;
	/** Corner radius in pixels. */
	radius: number;
	/** Colours for colour-blind users. */
	colorWeak: boolean;
	lessMotion: boolean;
}

/** Main colours of the named themes; their backgrounds are in `src/shell/themes.css`. */
export const themeColors: Readonly<Record<string, string>> = { ocean: '#0b8fc4', forest: '#2fa35a', sunset: '#e56a10' };

/** Patterns of valid saved values; the grammar of app.yaml has the same. Types are checked against the defaults. */
const patterns: { readonly [Key in keyof Theme]: RegExp } = {
	mode: /^(light|dark|system)$/,
	name: /^(default|ocean|forest|sunset)$/,
	layout: /^(vertical|horizontal|column|comprehensive)$/,
	color: /^#[0-9a-f]{6}$/i,
	fontSize: /^(1[2-9]|20)$/,
	radius: /^(1?\d|20)$/,
	colorWeak: /^/,
	lessMotion: /^/,
};

export const THEME_ENTRY = 'theme';

/** Format version of the saved theme. Later versions must read earlier ones. */
const VERSION = 1;

/** Serialises only values that differ from app.yaml, so new defaults reach users who never chose. Null if none differ. */
export function writeTheme(theme: Theme, defaults: Theme): string | null {
	const chosen = Object.entries(theme).filter(([key, field]) => field !== defaults[key as keyof Theme]);
	return chosen.length > 0 ? JSON.stringify({ version: VERSION, ...Object.fromEntries(chosen) }) : null;
}

/** Parses a saved theme; invalid values fall back to the defaults. */
export function readTheme(text: string | null, defaults: Theme): Theme {
	const theme = { ...defaults };
	try {
		const saved = JSON.parse(text ?? '{}');
		for (const key of Object.keys(patterns) as (keyof Theme)[]) {
			const value = saved[key];
			if (typeof value === typeof defaults[key] && patterns[key].test(value)) Object.assign(theme, { [key]: value });
		}
	} catch {
		// Not valid JSON, or not an object.
	}
	return theme;
}

export function isDark({ mode, name }: Pick<Theme, 'mode' | 'name'>, systemDark: boolean): boolean {
	if (name !== 'default') return false;
	return mode === 'system' ? systemDark : mode === 'dark';
}

/** The user's colour, or the named theme's own if the user chose none. */
export function mainColor({ name, color }: Pick<Theme, 'name' | 'color'>, defaults: Pick<Theme, 'color'>): string {
	return ((color === defaults.color && themeColors[name]) || color).toLowerCase();
}

const nextModes: Readonly<Record<ThemeMode, ThemeMode>> = { light: 'dark', dark: 'system', system: 'light' };

export const nextMode = (mode: ThemeMode): ThemeMode => nextModes[mode];
