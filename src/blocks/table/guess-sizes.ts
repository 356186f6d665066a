import type { TableColumn } from '#generated/block-types.ts';
import { createExtents, type Extents } from '#src/lib/extents.ts';
import { textWidth } from '#src/lib/text-width.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { toLabel } from '#src/ui/value-view.tsx';
import type { TableParts } from './table-parts.ts';

export interface TableSizes {
	/** Of the columns, in px; that of the buttons is the last one. */
	widths: readonly number[];
	/** Of the table. */
	total: number;
	/** Height of a row that nobody has seen yet. */
	height: number;
	/** Where the columns begin; null when there are so few that all of them stand in the document. */
	across: Extents | null;
	/** Height of the letters. */
	em: number;
}

/** Beyond this, only the columns in sight are drawn. */
const MANY_COLUMNS = 20;
/** So many rows say what the others are like. */
const SAMPLE = 20;
/** Padding and distance of a button beside its text, in em. */
const BUTTON_PADDING = 2.6;

/** A column that stays in sight takes at most this part of the screen: the others need the rest. */
const STICKY_SHARE = 0.4;

export interface Viewport {
	/** Height of the letters and width of the screen, in px. */
	em: number;
	screen: number;
}

/** Sizes of a long table before the browser has laid it out, made of rows from all over it. */
export function guessSizes({ columns, rows, buttons, sticky }: TableParts, { em, screen }: Viewport): TableSizes {
	const stride = Math.max(1, Math.floor(rows.count / SAMPLE));
	const sample = Array.from({ length: Math.min(rows.count, SAMPLE) }, (_, index) => rows.at(index * stride).scope);
	const widths = [...columnWidths(columns, sample, em)];
	if (sticky) widths[0] = Math.min(widths[0] ?? 0, Math.round(screen * STICKY_SHARE));
	const heights = sample.map((scope) => rowHeight({ columns, buttons }, { widths, em }, scope));
	if (buttons) {
		const texts = buttons.map(({ label }) => Math.max(0, ...sample.map((scope) => textWidth(scope.text(label)))) + BUTTON_PADDING);
		widths.push(Math.round(em * (PADDING + texts.reduce((sum, text) => sum + text, 0))));
	}
	return {
		widths,
		total: widths.reduce((sum, width) => sum + width, 0),
		height: Math.round(heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length)),
		across: columns.length > MANY_COLUMNS ? extentsOf(widths.slice(0, columns.length)) : null,
		em,
	};
}

function extentsOf(widths: readonly number[]): Extents {
	const extents = createExtents(widths.length, 0);
	for (const [index, width] of widths.entries()) extents.resize(index, width);
	return extents;
}

/** Heights in em: a line of text, a button, and the padding with the border. */
const LINE = 1.65;
const BUTTON = 2.5;
const AROUND = 1.8;

/** Lines that a text takes in a column; a word that goes to the next line may leave some room empty. */
export const textLines = (text: string, room: number): number => Math.max(1, Math.ceil(textWidth(text) / room - 0.05));

/** How high a row will be about, in px: a column that is out of sight counts, too, so that scrolling sideways moves no row. */
export function rowHeight(
	{ columns, buttons }: Pick<TableParts, 'columns' | 'buttons'>,
	sizes: Pick<TableSizes, 'widths' | 'em'>,
	scope: PageScope,
): number {
	const { widths, em } = sizes;
	let lines = 1;
	for (const [index, column] of columns.entries()) {
		if (column.look === 'badge' || column.look === 'progress') continue;
		lines = Math.max(lines, textLines(cellText(column, scope), (widths[index] ?? 0) / em - PADDING));
	}
	return Math.round(em * (Math.max(lines * LINE, buttons ? BUTTON : 0) + AROUND));
}

/** Beside the text of a cell, in em of 14 px: padding, and the border of a badge. */
const PADDING = 2.4;
const ARROWS = 1.7;
const FILTER = 7.5;
const BAR = 9;
/** A column takes as much as its longest text within these. */
const NARROWEST = 5;
const WIDEST = 18;

/** The browser sees few of the rows, so the widths are estimated from the headings and a sample, and stay as they are while scrolling. */
function columnWidths(columns: readonly TableColumn[], sample: readonly PageScope[], em: number): readonly number[] {
	return columns.map((column) => column.width ?? Math.round(em * emOf(column, sample)));
}

function emOf(column: TableColumn, sample: readonly PageScope[]): number {
	const heading = (sample[0]?.text(column.title).length ?? 0) + (column.sortBy ? ARROWS : 0) + (column.filter ? FILTER : 0);
	const widest = column.look === 'progress' ? BAR : Math.max(0, ...sample.map((scope) => textWidth(cellText(column, scope))));
	return PADDING + Math.max(NARROWEST - PADDING, heading, Math.min(WIDEST, widest + (column.look === 'badge' ? 1 : 0)));
}

/** What a cell says. */
function cellText(column: TableColumn, scope: PageScope): string {
	const value = scope.read(column.value);
	return value === null || value === undefined || value === '' ? '—' : toLabel(value).label;
}
