import type { CellPlan } from './cell-plan.ts';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';
import { TableRow } from './table-row.tsx';

/** The foot of the table, which stays in view while the rows above it scroll. */
export const PinnedRow = ({ parts, plan }: { parts: TableParts; plan: CellPlan }) =>
	parts.pinned && (
		<tfoot className={styles.pinned}>
			<TableRow parts={parts} row={parts.pinned} plan={plan} index={-1} />
		</tfoot>
	);
