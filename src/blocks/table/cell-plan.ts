/** Which cells of a row are drawn. Pure. */
import type { TableColumn } from '#generated/block-types.ts';
import { joinSpans, type Span } from '#src/lib/spans.ts';

export interface PlannedCell {
	column: TableColumn;
	/** Its place among all columns, from 0. */
	index: number;
	/** It stays in sight while the table is scrolled sideways. */
	sticky: boolean;
	/** Where the row stands as a card: the heading that is said beside the cell, and whether the cell heads the card. */
	card?: { heading: string; heads: boolean };
}

/** A cell, or one that stands for so many which are out of sight. */
export type CellPlan = readonly (PlannedCell | { gap: number; index: number })[];

/** Cells of the columns of `seen`, and those that must stay: a link out of sight must be reached by Tab. */
export function planCells(columns: readonly TableColumn[], seen: Span, sticky: boolean): CellPlan {
	const staying = columns.flatMap(({ opens }, index) => (opens || (sticky && index === 0) ? [{ from: index, to: index + 1 }] : []));
	const plan: (PlannedCell | { gap: number; index: number })[] = [];
	let next = 0;
	for (const { from, to } of joinSpans([seen, ...staying], columns.length)) {
		if (from > next) plan.push({ gap: from - next, index: next });
		for (const [offset, column] of columns.slice(from, to).entries()) {
			plan.push({ column, index: from + offset, sticky: sticky && from + offset === 0 });
		}
		next = to;
	}
	if (next < columns.length) plan.push({ gap: columns.length - next, index: next });
	return plan;
}

export const planAll = (columns: readonly TableColumn[], sticky: boolean): CellPlan =>
	planCells(columns, { from: 0, to: columns.length }, sticky);

/** All cells, for rows that stand as cards: the first strong column heads the card, or else the first one. */
export function planCards(columns: readonly TableColumn[], headings: readonly string[]): CellPlan {
	const head = Math.max(
		0,
		columns.findIndex(({ look }) => look === 'strong'),
	);
	return columns.map((column, index) => ({
		column,
		index,
		sticky: false,
		card: { heading: headings[index] ?? '', heads: index === head },
	}));
}
