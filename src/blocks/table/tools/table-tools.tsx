import { ColumnChooser } from './column-chooser.tsx';
import { ExportButton } from './export-button.tsx';
import styles from './table-tools.module.css';
import type { TableToolsProps } from './table-tools-props.ts';

export function TableTools({ block, columns, allowed, rows, onHide }: TableToolsProps) {
	return (
		<div className={styles.tools}>
			{block.exports && <ExportButton block={block} options={block.exports} columns={columns} rows={rows} />}
			{block.columnChooser && <ColumnChooser columns={columns} allowed={allowed} onHide={onHide} />}
		</div>
	);
}
