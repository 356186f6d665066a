import * as texts from '#generated/messages/blocks/table.ts';
import { classNames } from '#src/lib/class-names.ts';
import { planAll } from './cell-plan.ts';
import { PinnedRow } from './pinned-row.tsx';
import styles from './table-block.module.css';
import { TableHead } from './table-head.tsx';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';
import type { PrintedRows } from './use-printed-rows.ts';

/** The table on paper: every row, no controls, headings again on each page. */
export function PrintedTable({ parts, rows: { list, total } }: { parts: TableParts; rows: PrintedRows }) {
	const columns = parts.columns
		.filter(({ print }) => print !== 'never')
		.map(({ filter: _filter, tooltip: _tooltip, edits: _edits, ...column }) => column);
	const { pinned } = parts;
	const plain: TableParts = {
		...parts,
		columns,
		buttons: undefined,
		sort: undefined,
		sticky: false,
		selection: undefined,
		editing: undefined,
		pinned: list.some(({ key }) => key === pinned?.key) ? null : pinned,
	};
	const plan = planAll(columns, false);
	return (
		<>
			<table className={classNames(styles.table, styles.printed, parts.compact && styles.compact)} aria-label={parts.label}>
				<TableHead parts={plain} />
				<tbody>
					{list.map((row, index) => (
						<TableRow key={row.key} parts={plain} row={row} plan={plan} index={index} />
					))}
				</tbody>
				<PinnedRow parts={plain} plan={plan} />
			</table>
			{total === null && <p>{texts.printedSome({ count: list.length })}</p>}
			{total !== null && list.length < total && <p>{texts.printedFirst({ count: list.length, total })}</p>}
		</>
	);
}
