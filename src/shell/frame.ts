import type { LayoutName } from '#src/settings/theme.ts';

export interface Frame {
	/** The menu in the header: all of it with dropdowns, its first level, or none. */
	bar: 'none' | 'whole' | 'top';
	/** The menu beside the page: a drawer, all of it, the open group's items, two columns, or none. */
	side: 'none' | 'drawer' | 'whole' | 'group' | 'columns';
	/** Width beside the page; `narrow` shows icons only, or the first of two columns. */
	width: 'none' | 'narrow' | 'full';
	/** The fold button of the header. `space` reserves its place on pages without anything to fold, so the header does not shift. */
	fold: 'none' | 'space' | 'button';
}

export interface FrameInput {
	layout: LayoutName;
	mobile: boolean;
	collapse: boolean;
	/** The page hides the second column. */
	noColumn: boolean;
	hasItems: boolean;
	/** The user opened that entry on this page, so it shows even if the page hides the second column. */
	chosen: boolean;
}

export function frameOf({ layout, mobile, collapse, noColumn, hasItems, chosen }: FrameInput): Frame {
	if (mobile) return { bar: 'none', side: 'drawer', width: 'none', fold: 'none' };
	const width = collapse ? 'narrow' : 'full';
	switch (layout) {
		case 'vertical':
			return { bar: 'none', side: 'whole', width, fold: 'button' };
		case 'horizontal':
			return { bar: 'whole', side: 'none', width: 'none', fold: 'none' };
		case 'comprehensive':
			return hasItems ? { bar: 'top', side: 'group', width, fold: 'button' } : { bar: 'top', side: 'none', width: 'none', fold: 'space' };
		case 'column': {
			if (!hasItems) return { bar: 'none', side: 'columns', width: 'narrow', fold: 'space' };
			const folded = noColumn ? !chosen : collapse;
			return { bar: 'none', side: 'columns', width: folded ? 'narrow' : 'full', fold: noColumn ? 'space' : 'button' };
		}
	}
}
