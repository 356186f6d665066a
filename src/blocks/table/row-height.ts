import { textWidth } from '#src/lib/text-width.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { cellText, PADDING } from './column-widths.ts';
import type { TableParts } from './table-parts.ts';

/** Of a line of text, of a button, and of the padding with the border, in em. */
const LINE = 1.65;
const BUTTON = 2.5;
const AROUND = 1.8;

export interface RowSizes {
	/** Of the columns, in px. */
	widths: readonly number[];
	/** Height of the letters. */
	em: number;
}

/** Lines that a text takes in a column; a word that goes to the next line may leave some room empty. */
export const textLines = (text: string, room: number): number => Math.max(1, Math.ceil(textWidth(text) / room - 0.05));

/** How high a row will be about, in px: a column that is out of sight counts, too, so that scrolling sideways moves no row. */
export function rowHeight({ columns, buttons }: Pick<TableParts, 'columns' | 'buttons'>, sizes: RowSizes, scope: PageScope): number {
	const { widths, em } = sizes;
	let lines = 1;
	for (const [index, column] of columns.entries()) {
		if (column.look === 'badge' || column.look === 'progress') continue;
		lines = Math.max(lines, textLines(cellText(column, scope), (widths[index] ?? 0) / em - PADDING));
	}
	return Math.round(em * (Math.max(lines * LINE, buttons ? BUTTON : 0) + AROUND));
}
