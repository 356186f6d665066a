import * as words from '#generated/messages/tools/menu-studio/inspector/icons/words.ts';

/** Words that find an icon, by its name. The first one is its label. */
export const ICON_WORDS: Readonly<Record<string, string>> = {
	...words,
	'chevron-left': words.chevronLeft,
	'chevron-right': words.chevronRight,
	'chevron-up': words.chevronUp,
	'chevron-down': words.chevronDown,
	'arrow-left': words.arrowLeft,
	'arrow-right': words.arrowRight,
	'full-screen': words.fullScreen,
	'leave-full-screen': words.leaveFullScreen,
	'sort-up': words.sortUp,
	'sort-down': words.sortDown,
};

/** Names of icons whose name or words have the text. */
export function findIcons(names: readonly string[], text: string): readonly string[] {
	const wanted = text.trim().toLowerCase();
	return wanted === '' ? names : names.filter((name) => name.includes(wanted) || ICON_WORDS[name]?.includes(wanted));
}

export const labelOfIcon = (name: string): string => ICON_WORDS[name]?.split(' ')[0] ?? name;
