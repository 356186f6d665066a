import type { LayoutName } from '#src/settings/theme.ts';

export interface Frame {
	/** The menu in the header: all of it with dropdowns, its first level alone, or none. */
	bar: 'none' | 'whole' | 'top';
	/** The menu beside the page: a drawer, all of it, the items of the open group, the first level and those items, or none. */
	side: 'none' | 'drawer' | 'whole' | 'group' | 'columns';
	/** Room beside the page; narrow are icons alone, or the first of two columns. */
	width: 'none' | 'narrow' | 'full';
	/** The button of the header that makes it narrow. Where some pages have nothing to fold, its space stays, so that nothing jumps. */
	fold: 'none' | 'space' | 'button';
}

export interface FrameInput {
	layout: LayoutName;
	mobile: boolean;
	/** The user made the menu narrow. */
	collapse: boolean;
	/** The page wants no second column. */
	noColumn: boolean;
	/** The open entry of the first level has items below it. */
	hasItems: boolean;
	/** The user opened that entry on this very page: it shows even where the page wants no second column. */
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
