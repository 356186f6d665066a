import { type ReactNode, useState } from 'react';
import type { TableColumn, TableBlock as TableSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useEmptyNotice } from '#src/pages/use-empty-notice.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { type Row, toRow, useRowList } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useSelection } from '#src/pages/use-selection.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
import { PrintedTable } from './printed-table.tsx';
import { repeatColumns } from './repeat-columns.ts';
import styles from './table-block.module.css';
import type { TableParts } from './table-parts.ts';
import { useCellEdit } from './use-cell-edit.ts';
import { useChangedRows } from './use-changed-rows.ts';
import { usePrintedRows } from './use-printed-rows.ts';
import { useRowPages } from './use-row-pages.ts';
import { WholeTable } from './whole-table.tsx';

// Loaded lazily, since few tables use them.
const CellEditor = lazyComponent(async () => (await import('./cell-editor.tsx')).CellEditor);
const LongTable = lazyComponent(
	async () => (await import('./long-table.tsx')).LongTable,
	() => <Skeleton shape="rows" />,
);
const SelectionBar = lazyComponent(async () => (await import('#src/ui/selection-bar.tsx')).SelectionBar);
const TableTools = lazyComponent(async () => (await import('./tools/table-tools.tsx')).TableTools);

/**
 * Above this number of cells the table is virtualised; scrolling then costs less, but find-in-page and page scrolling no longer cover all
 * rows.
 */
const WHOLE_UP_TO = 1200;

export function TableBlock({ block }: BlockProps<'table'>) {
	const scope = useScope();
	const emptyNotice = useEmptyNotice();
	const allRows = useRowList(block.source, block.key);
	const rows = useRowPages(allRows, block.pageSize);
	const toolbar = useButtons()(block.toolbar, scope);
	const isVisible = useVisible();
	const label = scope.text(block.label);
	const selection = useSelection(block.select, rows, label);
	const editing = useCellEdit();
	const [hidden, hide] = useHiddenColumns(label);
	const changed = useChangedRows(block);
	const printing = usePrinting();
	const printedRows = usePrintedRows(block, allRows);
	const all = repeatColumns(block.columns, scope);
	const allowed = all.filter((column) => isVisible(column, scope));
	const columns = block.columnChooser ? chosenColumns(allowed, hidden, scope) : allowed;
	const parts: TableParts = {
		label,
		columns,
		naming: allowed,
		rows,
		buttons: block.rowButtons?.length ? block.rowButtons : undefined,
		sort: block.sortable && !scope.read(block.sortable) ? undefined : block.sort,
		sticky: block.stickyColumn ?? false,
		compact: block.compact ?? false,
		selection,
		editing,
		mine: block.mine,
		pinned: pinnedRow(block, scope),
		changed,
	};
	// An empty table shows no headings, unless they hold the filter that emptied it.
	const bare = rows.count === 0 && !columns.some(({ filter }) => filter);
	const long = rows.count * columns.length > WHOLE_UP_TO;
	const tools = block.columnChooser || block.exports !== undefined;
	return (
		<div className={styles.block}>
			<TableTop
				toolbar={toolbar}
				changes={<Changes count={changed.size} shown={block.changes !== undefined} />}
				selectionBar={selection && <SelectionBar {...selection.bar} />}
				tools={tools && <TableTools block={block} columns={columns} allowed={allowed} rows={allRows} onHide={hide} />}
			/>
			<div ref={editing.aside} className={styles.aside} />
			{editing.cell && <CellEditor key={`${editing.cell.title} ${editing.cell.rowKey}`} cell={editing.cell} editing={editing} />}
			{printing && rows.count > 0 && <PrintedTable parts={parts} rows={printedRows()} />}
			<div className={styles.onScreen}>
				{/* Sizes depend on the visible columns, so other columns remount the table. */}
				{long && (
					<LongTable key={columns.map((column) => allowed.indexOf(column)).join()} parts={parts} refreshes={block.changes !== undefined} />
				)}
				{!long && !bare && <WholeTable parts={parts} />}
			</div>
			{rows.count === 0 && <EmptyNotice {...emptyNotice(block)} />}
			{rows.paging && <Pagination {...rows.paging} label={label} onOpen={rows.paging.open} />}
		</div>
	);
}

interface TableTopProps {
	toolbar: ReturnType<ReturnType<typeof useButtons>>;
	changes: ReactNode;
	selectionBar: ReactNode;
	tools: ReactNode;
}

/** The row above a table. Without a toolbar the selection bar takes its place, and without tools there is no row. */
function TableTop({ toolbar, changes, selectionBar, tools }: TableTopProps) {
	const bar = selectionBar && <div className={styles.bar}>{selectionBar}</div>;
	if (toolbar.length === 0 && !tools)
		return (
			<>
				{changes}
				{bar}
			</>
		);
	return (
		<>
			<div className={styles.toolbar}>
				{toolbar.length > 0 ? <ButtonRow items={toolbar} /> : bar}
				{changes}
				{tools}
			</div>
			{toolbar.length > 0 && bar}
		</>
	);
}

function chosenColumns(allowed: readonly TableColumn[], hidden: readonly string[], scope: PageScope): readonly TableColumn[] {
	const wanted = allowed.filter(({ title }) => !hidden.includes(scope.text(title)));
	// Titles change with a release, so what is kept could hide all columns.
	return wanted.length > 0 ? wanted : allowed;
}

const Changes = ({ count, shown }: { count: number; shown: boolean }) =>
	shown && (
		<p className={styles.changes} role="status">
			{count > 0 && texts.changedRows({ count })}
		</p>
	);

function pinnedRow({ pinned, key }: TableSpec, scope: PageScope): Row | null {
	const row = pinned ? scope.read(pinned.record) : null;
	return row === null || row === undefined ? null : toRow(scope.with({ row }), key, -1);
}

/** Titles of the columns that the user has hidden, kept in the browser for this table of this page. */
function useHiddenColumns(table: string): [readonly string[], (titles: readonly string[]) => void] {
	const { storage } = useKeptData();
	const name: StorageEntry = `hidden-columns-${usePage().definition.name}-${table}`;
	const [hidden, setHidden] = useState(() => parseTitles(storage.read(name)));
	const hide = (titles: readonly string[]): void => {
		storage.write(name, titles.length === 0 ? null : JSON.stringify(titles));
		setHidden(titles);
	};
	return [hidden, hide];
}

function parseTitles(text: string | null): readonly string[] {
	try {
		const stored: unknown = JSON.parse(text ?? '[]');
		return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
	} catch {
		return [];
	}
}
