/**
 * Widths of the columns of a long table. The browser cannot find them, as it sees few of the rows, and they may not change while others
 * come into sight: they are made of the headings and of the first rows.
 */
import type { TableColumn } from '#generated/block-types.ts';
import { textWidth } from '#src/lib/text-width.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { toLabel } from '#src/ui/value-view.tsx';

/** Beside the text of a cell, in em of 14 px: padding, and the border of a badge. */
export const PADDING = 2.4;
const ARROWS = 1.7;
const FILTER = 7.5;
const BAR = 9;
/** A column takes as much as its longest text within these. */
const NARROWEST = 5;
const WIDEST = 18;

export function columnWidths(columns: readonly TableColumn[], sample: readonly PageScope[], em: number): readonly number[] {
	return columns.map((column) => column.width ?? Math.round(em * emOf(column, sample)));
}

function emOf(column: TableColumn, sample: readonly PageScope[]): number {
	const heading = (sample[0]?.text(column.title).length ?? 0) + (column.sortBy ? ARROWS : 0) + (column.filter ? FILTER : 0);
	const widest = column.look === 'progress' ? BAR : Math.max(0, ...sample.map((scope) => textWidth(cellText(column, scope))));
	return PADDING + Math.max(NARROWEST - PADDING, heading, Math.min(WIDEST, widest + (column.look === 'badge' ? 1 : 0)));
}

/** What a cell says. */
export function cellText(column: TableColumn, scope: PageScope): string {
	const value = scope.read(column.value);
	return value === null || value === undefined || value === '' ? '—' : toLabel(value).label;
}
