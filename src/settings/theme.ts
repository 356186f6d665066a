export type ThemeMode = 'light' | 'dark' | 'system';
export type ThemeName = 'default' | 'ocean' | 'forest' | 'sunset';
export type LayoutName = 'vertical' | 'horizontal' | 'column' | 'comprehensive';

/** How the app looks, spec 4. */
export interface Theme {
	mode: ThemeMode;
	/** Every name but `default` is a light theme. */
	name: ThemeName;
	layout: LayoutName;
	/** Main colour, as `#4e88f3`. */
	color: string;
	/** Size of text in pixels. */
	fontSize: number;
	/** Radius of corners in pixels. */
	radius: number;
	/** Colours that people with weak colour vision tell apart. */
	colorWeak: boolean;
	/** Nothing moves by itself. */
	lessMotion: boolean;
}

/** Main colours of the named themes. Their backgrounds stand in `src/shell/themes.css`. */
export const themeColors: Readonly<Record<string, string>> = { ocean: '#0b8fc4', forest: '#2fa35a', sunset: '#e56a10' };

/** Valid saved values, beside being of the default's type; the grammar of app.yaml has the same patterns. */
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

/** Name of the saved theme in the storage. */
export const THEME_ENTRY = 'theme';

/** Format of the saved theme. A later one must read the earlier ones. */
const VERSION = 1;

/** The user's choices that differ from app.yaml, so that a new default reaches users who never chose. Null for none. */
export function writeTheme(theme: Theme, defaults: Theme): string | null {
	const chosen = Object.entries(theme).filter(([key, field]) => field !== defaults[key as keyof Theme]);
	return chosen.length > 0 ? JSON.stringify({ version: VERSION, ...Object.fromEntries(chosen) }) : null;
}

/** Reads what `writeTheme` wrote. What else the storage holds counts as nothing chosen. */
export function readTheme(text: string | null, defaults: Theme): Theme {
	const theme = { ...defaults };
	try {
		const saved = JSON.parse(text ?? '{}');
		for (const key of Object.keys(patterns) as (keyof Theme)[]) {
			const value = saved[key];
			if (typeof value === typeof defaults[key] && patterns[key].test(value)) Object.assign(theme, { [key]: value });
		}
	} catch {
		// No JSON, or nothing that has fields.
	}
	return theme;
}

/** Whether a theme is dark now; a named theme is light. */
export function isDark({ mode, name }: Pick<Theme, 'mode' | 'name'>, systemDark: boolean): boolean {
	if (name !== 'default') return false;
	return mode === 'system' ? systemDark : mode === 'dark';
}

/** A named theme brings its own main colour, which one that the user chose outweighs. */
export function mainColor({ name, color }: Pick<Theme, 'name' | 'color'>, defaults: Pick<Theme, 'color'>): string {
	return ((color === defaults.color && themeColors[name]) || color).toLowerCase();
}

const nextModes: Readonly<Record<ThemeMode, ThemeMode>> = { light: 'dark', dark: 'system', system: 'light' };

export const nextMode = (mode: ThemeMode): ThemeMode => nextModes[mode];
