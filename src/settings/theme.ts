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
}

/** Names for people. */
export const themeModeTitles: Readonly<Record<ThemeMode, string>> = { light: '浅色', dark: '深色', system: '跟随系统' };
export const themeNameTitles: Readonly<Record<ThemeName, string>> = { default: '默认', ocean: '海洋', forest: '森林', sunset: '暖阳' };
export const layoutTitles: Readonly<Record<LayoutName, string>> = {
	vertical: '纵向',
	horizontal: '横向',
	column: '分栏',
	comprehensive: '综合',
};

/** Smallest and largest values, in pixels; the grammar of app.yaml has the same. */
export const fontSizes = { from: 12, to: 20 } as const;
export const radii = { from: 0, to: 20 } as const;

const isNumberIn =
	({ from, to }: { from: number; to: number }) =>
	(value: unknown): boolean =>
		Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isKeyOf =
	(titles: object) =>
	(value: unknown): boolean =>
		typeof value === 'string' && Object.hasOwn(titles, value);

const checks: { readonly [Key in keyof Theme]: (value: unknown) => boolean } = {
	mode: isKeyOf(themeModeTitles),
	name: isKeyOf(themeNameTitles),
	layout: isKeyOf(layoutTitles),
	color: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
	fontSize: isNumberIn(fontSizes),
	radius: isNumberIn(radii),
	colorWeak: (value) => typeof value === 'boolean',
};

/** Format of the saved theme. A later one must read the earlier ones. */
const VERSION = 1;

/** The fields of a value that a theme can have; anything else is left out. */
function fittingFields(value: unknown): Partial<Theme> {
	if (typeof value !== 'object' || value === null) return {};
	return Object.fromEntries(
		Object.entries(value).filter(([key, field]) => Object.hasOwn(checks, key) && checks[key as keyof Theme](field)),
	);
}

/** What the user chose where that differs from app.yaml, so that a new default reaches everybody who never chose. Null for no difference. */
export function writeTheme(theme: Theme, defaults: Theme): string | null {
	const chosen = Object.entries(theme).filter(([key, field]) => field !== defaults[key as keyof Theme]);
	return chosen.length > 0 ? JSON.stringify({ version: VERSION, ...Object.fromEntries(chosen) }) : null;
}

/** Reads what `writeTheme` wrote; what the storage holds otherwise counts as nothing chosen. */
export function readTheme(text: string | null, defaults: Theme): Theme {
	try {
		return { ...defaults, ...fittingFields(JSON.parse(text ?? 'null')) };
	} catch {
		return { ...defaults };
	}
}

/** Whether a theme is dark now; a named theme is light. */
export function isDark({ mode, name }: Pick<Theme, 'mode' | 'name'>, systemDark: boolean): boolean {
	if (name !== 'default') return false;
	return mode === 'system' ? systemDark : mode === 'dark';
}

const modes = Object.keys(themeModeTitles) as ThemeMode[];

export function nextMode(mode: ThemeMode): ThemeMode {
	return modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'light';
}
