import type { TableColumn } from '#generated/block-types.ts';
import { createExtents, type Extents } from '#src/lib/extents.ts';
import { textWidth } from '#src/lib/text-width.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { cellText, headOf } from './cell-text.ts';
import type { TableParts } from './table-parts.ts';

export interface TableSizes {
	widths: readonly number[];
	total: number;
	/** Estimated height in px of a row that is not measured yet. */
	height: number;
	/** Column offsets; null if all columns are rendered. */
	across: Extents | null;
	em: number;
}

/** Above this number of columns, only those in the viewport are rendered. */
const MANY_COLUMNS = 20;
const SAMPLE = 20;
/** Horizontal padding and gap of a button, in em. */
const BUTTON_PADDING = 2.6;

/** Width of the column of checkboxes, in px. */
export const PICK = 44;

/** Maximum width of the sticky column, as a share of the screen. */
const STICKY_SHARE = 0.4;

export interface Viewport {
	/** Font size and screen width, in px. */
	em: number;
	screen: number;
}

/** Estimates the sizes of a long table before layout, from rows sampled across the whole list. */
export function guessSizes(parts: TableParts, { em, screen }: Viewport): TableSizes {
	const { columns, rows, buttons, sticky, compact, selection, mine } = parts;
	const stride = Math.max(1, Math.floor(rows.count / SAMPLE));
	const sample = Array.from({ length: Math.min(rows.count, SAMPLE) }, (_, index) => rows.at(index * stride).scope);
	const widths = [...columnWidths(columns, sample, em)];
	const head = headOf(columns);
	if (mine && columns[head]?.width === undefined) widths[head] = (widths[head] ?? 0) + Math.round(em * OWN);
	if (sticky) widths[0] = Math.min(widths[0] ?? 0, Math.round(screen * STICKY_SHARE));
	const heights = sample.map((scope) => rowHeight({ columns, buttons, compact }, { widths, em }, scope));
	if (buttons) {
		const texts = buttons.map(({ label }) => Math.max(0, ...sample.map((scope) => textWidth(scope.text(label)))) + BUTTON_PADDING);
		widths.push(Math.round(em * (PADDING + texts.reduce((sum, text) => sum + text, 0))));
	}
	return {
		widths,
		total: widths.reduce((sum, width) => sum + width, selection ? PICK : 0),
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

/** Heights in em: a line of text, a button, and padding plus border. */
const LINE = 1.65;
const BUTTON = 2.5;
const AROUND = 1.8;
const COMPACT_AROUND = 0.75;

/** Estimated number of lines; word wrapping leaves some space unused. */
export const textLines = (text: string, room: number): number => Math.max(1, Math.ceil(textWidth(text) / room - 0.05));

/** Estimated row height in px. Includes columns outside the viewport, so that scrolling sideways does not change row heights. */
export function rowHeight(
	{ columns, buttons, compact }: Pick<TableParts, 'columns' | 'buttons' | 'compact'>,
	sizes: Pick<TableSizes, 'widths' | 'em'>,
	scope: PageScope,
): number {
	const { widths, em } = sizes;
	let lines = 1;
	for (const [index, column] of columns.entries()) {
		if (column.look === 'badge' || column.look === 'progress') continue;
		lines = Math.max(lines, textLines(cellText(column, scope), (widths[index] ?? 0) / em - PADDING));
	}
	return Math.round(em * (Math.max(lines * LINE, buttons ? BUTTON : 0) + (compact ? COMPACT_AROUND : AROUND)));
}

/** Horizontal padding of a cell and border of a badge, in em of 14 px. */
const PADDING = 2.4;
const ARROWS = 1.7;
const FILTER = 7.5;
const HELP = 2;
/** Button that opens the editor of a cell. */
const PENCIL = 2.4;
const BAR = 9;
/** Mark of the user's own row, in em. */
const OWN = 3;
/** Minimum and maximum column width, in em. */
const NARROWEST = 5;
const WIDEST = 18;

/** Only a few rows are in the document, so widths are estimated from headings and a sample, and stay fixed while scrolling. */
function columnWidths(columns: readonly TableColumn[], sample: readonly PageScope[], em: number): readonly number[] {
	return columns.map((column) => column.width ?? Math.round(em * emOf(column, sample)));
}

function emOf(column: TableColumn, sample: readonly PageScope[]): number {
	const heading =
		(sample[0]?.text(column.title).length ?? 0) + (column.sortBy ? ARROWS : 0) + (column.filter ? FILTER : 0) + (column.tooltip ? HELP : 0);
	const pencil = column.edits ? PENCIL : 0;
	const widest = column.look === 'progress' ? BAR : Math.max(0, ...sample.map((scope) => textWidth(cellText(column, scope) || '—')));
	return PADDING + Math.max(NARROWEST - PADDING, heading, Math.min(WIDEST, widest + (column.look === 'badge' ? 1 : 0) + pencil));
}
