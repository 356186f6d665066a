import { type ReactNode, useState } from 'react';
import type { IndexSpan } from '#src/lib/spans.ts';
import type { Row } from '#src/pages/use-rows.ts';
import type { CellPlan } from './cell-plan.ts';
import type { TableSizes } from './guess-sizes.ts';
import { rowHeight } from './guess-sizes.ts';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';

interface LongRowsProps {
	parts: TableParts;
	spans: readonly IndexSpan[];
	plan: CellPlan;
	sizes: TableSizes;
	/** Offset of a row in px; for the row count, the end of the last row. */
	startOf: (index: number) => number;
}

export function LongRows({ parts, spans, plan, sizes, startOf }: LongRowsProps) {
	const { rows } = parts;
	const heightOf = useHeightOf(parts, sizes);
	const drawn: ReactNode[] = [];
	let end = 0;
	for (const { from, to } of spans) {
		// A spacer's key is the row after it, so that keys keep their order: a row that React moves loses the focus.
		drawn.push(<Room key={`before ${from}`} height={startOf(from) - startOf(end)} />);
		for (let index = from; index < to; index += 1) {
			const row = rows.at(index);
			const partly = sizes.across !== null;
			drawn.push(
				<TableRow key={row.key} parts={parts} row={row} plan={plan} index={index} partly={partly} counted height={heightOf?.(row)} />,
			);
		}
		end = to;
	}
	drawn.push(<Room key="end" height={startOf(rows.count) - startOf(end)} />);
	return drawn;
}

/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row has nothing focusable */
const Room = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null);

/** Returns estimated row heights, cached per row; undefined if all columns are rendered, since the browser then knows the height. */
function useHeightOf(parts: TableParts, sizes: TableSizes): ((row: Row) => number) | undefined {
	const [heights] = useState(() => new WeakMap<Row, number>());
	if (!sizes.across) return undefined;
	return (row) => {
		const height = heights.get(row) ?? rowHeight(parts, sizes, row.scope);
		heights.set(row, height);
		return height;
	};
}
