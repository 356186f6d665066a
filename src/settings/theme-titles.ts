import * as texts from '#generated/messages/settings.ts';
import type { LayoutName, ThemeMode, ThemeName } from './theme.ts';

export const themeModeTitles: Readonly<Record<ThemeMode, string>> = { light: texts.light, dark: texts.dark, system: texts.system };
export const themeNameTitles: Readonly<Record<ThemeName, string>> = {
	default: texts.standard,
	ocean: texts.ocean,
	forest: texts.forest,
	sunset: texts.sunset,
};
export const layoutTitles: Readonly<Record<LayoutName, string>> = {
	vertical: texts.vertical,
	horizontal: texts.horizontal,
	column: texts.column,
	comprehensive: texts.comprehensive,
};

/** Limits in pixels. */
export const fontSizes = { from: 12, to: 20 } as const;
export const radii = { from: 0, to: 20 } as const;
