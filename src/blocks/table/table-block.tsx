import type { BlockProps } from '#src/pages/page-definition.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { useRowList } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { LongTable } from './long-table.tsx';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';
import { WholeTable } from './whole-table.tsx';

/**
 * Above this number of cells the table is virtualised; scrolling then costs less, but find-in-page and page scrolling no longer cover all
 * rows.
 */
const WHOLE_UP_TO = 1200;

export function TableBlock({ block }: BlockProps<'table'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const rows = useRowList(block.source, block.key);
	const toolbar = useButtons()(block.toolbar, scope);
	const isVisible = useVisible();
	const columns = block.columns.filter((column) => isVisible(column, scope));
	const parts: TableParts = {
		label: scope.text(block.label),
		columns,
		rows,
		buttons: block.rowButtons?.length ? block.rowButtons : undefined,
		sort: block.sort,
		sticky: block.stickyColumn ?? false,
	};
	// An empty table shows no headings, unless they hold the filter that emptied it.
	const bare = rows.count === 0 && !columns.some(({ filter }) => filter);
	const long = rows.count * columns.length > WHOLE_UP_TO;
	return (
		<div className={styles.block}>
			<ButtonRow items={toolbar} />
			{/* Sizes depend on the visible columns, so other columns remount the table. */}
			{long && <LongTable key={columns.map((column) => block.columns.indexOf(column)).join()} parts={parts} />}
			{!long && !bare && <WholeTable parts={parts} />}
			{rows.count === 0 && <EmptyNotice {...emptyNotice(block)} />}
			{rows.paging && <Pagination {...rows.paging} label={parts.label} onOpen={rows.paging.open} />}
		</div>
	);
}
