import { type ReactNode, useState } from 'react';
import type { Span } from '#src/lib/spans.ts';
import type { Row } from '#src/pages/use-rows.ts';
import type { CellPlan } from './cell-plan.ts';
import type { TableSizes } from './guess-sizes.ts';
import { rowHeight } from './guess-sizes.ts';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';

interface LongRowsProps {
	parts: TableParts;
	spans: readonly Span[];
	plan: CellPlan;
	sizes: TableSizes;
	/** Where a row begins, in px; for the count of rows, where the last one ends. */
	startOf: (index: number) => number;
}

/** The rows of the window, with room for those that are not in the document. */
export function LongRows({ parts, spans, plan, sizes, startOf }: LongRowsProps) {
	const { rows, columns, buttons } = parts;
	const heightOf = useHeightOf(parts, sizes);
	const drawn: ReactNode[] = [];
	let end = 0;
	for (const { from, to } of spans) {
		// Rooms are told apart by the row after them, so that order and keys agree: a row that React moved would lose the focus.
		drawn.push(<Room key={`before ${from}`} height={startOf(from) - startOf(end)} />);
		for (let index = from; index < to; index += 1) {
			const row = rows.at(index);
			drawn.push(
				<TableRow
					key={row.key}
					plan={plan}
					buttons={buttons}
					scope={row.scope}
					index={index}
					columnCount={columns.length}
					height={heightOf?.(row)}
				/>,
			);
		}
		end = to;
	}
	drawn.push(<Room key="end" height={startOf(rows.count) - startOf(end)} />);
	return drawn;
}

/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in an empty row takes the focus */
const Room = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null);

/** Says how high a row is about, working each out but once; undefined where all columns are drawn, so that the browser knows. */
function useHeightOf(parts: TableParts, sizes: TableSizes): ((row: Row) => number) | undefined {
	const [heights] = useState(() => new WeakMap<Row, number>());
	if (!sizes.across) return undefined;
	return (row) => {
		const height = heights.get(row) ?? rowHeight(parts, sizes, row.scope);
		heights.set(row, height);
		return height;
	};
}
