import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useRows } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ColumnHeading } from './column-heading.tsx';
import styles from './table-block.module.css';
import { TableRow } from './table-row.tsx';

export function TableBlock({ block }: BlockProps<'table'>) {
	const scope = useScope();
	const { rows, paging, outdated } = useRows(block.source, block.key);
	const toolbar = useButtons()(block.toolbar, scope);
	const isVisible = useVisible();
	const columns = block.columns.filter((column) => isVisible(column, scope));
	const label = scope.text(block.label);
	const hasButtons = (block.rowButtons?.length ?? 0) > 0;
	return (
		<div className={styles.block}>
			<ButtonRow items={toolbar} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
			<section className={styles.scroller} aria-label={label} tabIndex={0}>
				<table className={classNames(styles.table, outdated && styles.outdated)} aria-busy={outdated || undefined}>
					<caption>
						<VisuallyHidden>{label}</VisuallyHidden>
					</caption>
					<thead>
						<tr>
							{columns.map((column, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place in the definition
								<ColumnHeading key={index} column={column} sort={block.sort} />
							))}
							{hasButtons && (
								<th className={styles.heading} scope="col">
									操作
								</th>
							)}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<TableRow key={row.key} columns={columns} buttons={block.rowButtons} scope={row.scope} />
						))}
					</tbody>
				</table>
			</section>
			{rows.length === 0 && <EmptyNotice text={scope.text(block.empty)} />}
			{paging && <Pagination {...paging} label={label} onOpen={paging.open} />}
		</div>
	);
}
