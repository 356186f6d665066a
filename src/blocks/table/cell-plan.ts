import type { TableColumn } from '#generated/block-types.ts';
import { type IndexSpan, joinSpans } from '#src/lib/spans.ts';
import { headOf } from './cell-text.ts';

export interface PlannedCell {
	column: TableColumn;
	index: number;
	/** Stays visible while the table scrolls sideways. */
	sticky: boolean;
	/** Set if the row is laid out as a card: the column heading beside the cell, and whether the cell is the card's heading. */
	card?: { heading: string; heads: boolean };
}

/** Rendered cells, and gaps that span `gap` cells outside the viewport. */
export type CellPlan = readonly (PlannedCell | { gap: number; index: number })[];

/** Plans the columns in `seen`, the sticky column, and columns with links or editable cells, which must stay reachable by Tab. */
export function planCells(columns: readonly TableColumn[], seen: IndexSpan, sticky: boolean): CellPlan {
	const staying = columns.flatMap(({ opens, edits }, index) =>
		opens || edits || (sticky && index === 0) ? [{ from: index, to: index + 1 }] : [],
	);
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

/** Plans all cells for the card layout: the first strong column, or else the first one, is the card's heading. */
export function planCards(columns: readonly TableColumn[], headings: readonly string[]): CellPlan {
	const head = headOf(columns);
	return columns.map((column, index) => ({
		column,
		index,
		sticky: false,
		card: { heading: headings[index] ?? '', heads: index === head },
	}));
}
