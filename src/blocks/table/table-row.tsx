import type { ButtonSpec, TableColumn } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useLink } from '#src/pages/use-link.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { ValueView } from '#src/ui/value-view.tsx';
import styles from './table-block.module.css';

export interface TableRowProps {
	columns: readonly TableColumn[];
	buttons: readonly ButtonSpec[] | undefined;
	scope: PageScope;
}

export function TableRow({ columns, buttons, scope }: TableRowProps) {
	const items = useButtons()(buttons, scope);
	return (
		<tr className={styles.row}>
			{columns.map((column, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place in the definition
				<Cell key={index} column={column} scope={scope} />
			))}
			{buttons && buttons.length > 0 && (
				<td className={styles.cell}>
					<ButtonRow items={items} tight />
				</td>
			)}
		</tr>
	);
}

function Cell({ column, scope }: { column: TableColumn; scope: PageScope }) {
	const link = useLink()(column.opens, scope);
	const view = <ValueView value={scope.read(column.value)} look={column.look ?? 'text'} label={scope.text(column.title)} />;
	return (
		<td className={styles.cell} style={{ textAlign: column.align }}>
			{link ? (
				<a className={styles.link} {...link}>
					{view}
				</a>
			) : (
				view
			)}
		</td>
	);
}
