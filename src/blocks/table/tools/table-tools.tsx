import type { TableBlock, TableColumn } from '#generated/block-types.ts';
import type { RowList } from '#src/pages/use-rows.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { ExportButton } from './export-button.tsx';
import styles from './table-tools.module.css';

export interface TableToolsProps {
	block: TableBlock;
	/** Visible columns. */
	columns: readonly TableColumn[];
	/** Columns that the user may show. */
	allowed: readonly TableColumn[];
	rows: RowList;
	onHide: (titles: readonly string[]) => void;
}

export function TableTools({ block, columns, allowed, rows, onHide }: TableToolsProps) {
	return (
		<div className={styles.tools}>
			{block.exports && <ExportButton block={block} options={block.exports} columns={columns} rows={rows} />}
			{block.columnChooser && <ColumnChooser columns={columns} allowed={allowed} onHide={onHide} />}
		</div>
	);
}
