import { createExtents, type Extents } from '#src/lib/extents.ts';
import { textWidth } from '#src/lib/text-width.ts';
import { columnWidths, PADDING } from './column-widths.ts';
import { rowHeight } from './row-height.ts';
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
const BUTTON = 2.6;

/** A column that stays in sight takes at most this part of the screen: the others need the rest. */
const STICKY_SHARE = 0.4;

export interface Surroundings {
	/** Height of the letters and width of the screen, in px. */
	em: number;
	screen: number;
}

/** Sizes of a long table before the browser has laid it out, made of rows from all over it. */
export function guessSizes({ columns, rows, buttons, sticky }: TableParts, { em, screen }: Surroundings): TableSizes {
	const stride = Math.max(1, Math.floor(rows.count / SAMPLE));
	const sample = Array.from({ length: Math.min(rows.count, SAMPLE) }, (_, index) => rows.at(index * stride).scope);
	const widths = [...columnWidths(columns, sample, em)];
	if (sticky) widths[0] = Math.min(widths[0] ?? 0, Math.round(screen * STICKY_SHARE));
	const heights = sample.map((scope) => rowHeight({ columns, buttons }, { widths, em }, scope));
	if (buttons) {
		const texts = buttons.map(({ label }) => Math.max(0, ...sample.map((scope) => textWidth(scope.text(label)))) + BUTTON);
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
