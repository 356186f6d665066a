import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { parseFields } from '#src/lib/record-of.ts';

export interface EditorSettings {
	/** In px. */
	fontSize: number;
	/** Columns per tab and per indent level. */
	tabSize: number;
	/** `page` follows the app's theme. */
	theme: 'page' | 'light' | 'dark';
	keyMap: 'default' | 'vim';
}

export const FONT_SIZES = [12, 14, 16, 18, 20] as const;
export const TAB_SIZES = [2, 4, 8] as const;
export const THEMES = { page: '跟随页面', light: '浅色', dark: '深色' } as const;
export const KEY_MAPS = { default: '普通', vim: 'Vim' } as const;

const DEFAULTS: EditorSettings = { fontSize: 14, tabSize: 4, theme: 'page', keyMap: 'default' };
const ENTRY = 'editor';

export function readEditorSettings(storage: BrowserStorage): EditorSettings {
	const stored = parseFields(storage.read(ENTRY));
	const oneOf = <Value>(value: unknown, values: readonly Value[], or: Value): Value => values.find((each) => each === value) ?? or;
	return {
		fontSize: oneOf<number>(stored.fontSize, FONT_SIZES, DEFAULTS.fontSize),
		tabSize: oneOf<number>(stored.tabSize, TAB_SIZES, DEFAULTS.tabSize),
		theme: oneOf(stored.theme, Object.keys(THEMES) as (keyof typeof THEMES)[], DEFAULTS.theme),
		keyMap: oneOf(stored.keyMap, Object.keys(KEY_MAPS) as (keyof typeof KEY_MAPS)[], DEFAULTS.keyMap),
	};
}

export const writeEditorSettings = (storage: BrowserStorage, settings: EditorSettings): void =>
	storage.write(ENTRY, JSON.stringify(settings));
