import type { LayoutName, ThemeMode, ThemeName } from './theme.ts';

export const themeModeTitles: Readonly<Record<ThemeMode, string>> = { light: '浅色', dark: '深色', system: '跟随系统' };
export const themeNameTitles: Readonly<Record<ThemeName, string>> = { default: '默认', ocean: '海洋', forest: '森林', sunset: '暖阳' };
export const layoutTitles: Readonly<Record<LayoutName, string>> = {
	vertical: '纵向',
	horizontal: '横向',
	column: '分栏',
	comprehensive: '综合',
};

/** Limits in pixels. */
export const fontSizes = { from: 12, to: 20 } as const;
export const radii = { from: 0, to: 20 } as const;
