import type { TableBlock, TableColumn } from '#generated/block-types.ts';
import type { RowList } from '#src/pages/use-rows.ts';

export interface TableToolsProps {
	block: TableBlock;
	/** Visible columns. */
	columns: readonly TableColumn[];
	/** Columns that the user may show. */
	allowed: readonly TableColumn[];
	rows: RowList;
	onHide: (titles: readonly string[]) => void;
}
