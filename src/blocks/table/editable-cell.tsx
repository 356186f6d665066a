import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { CellEdit, TableColumn } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table/editing.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import type { Row } from '#src/pages/use-rows.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './cell-editor.module.css';
import { rowName } from './cell-text.ts';
import type { EditedCell, TableEditing } from './use-cell-edit.ts';

interface EditableCellProps {
	column: TableColumn;
	edit: CellEdit;
	row: Row;
	index: number;
	/** Columns that may head the row. */
	naming: readonly TableColumn[];
	editing: TableEditing;
	children: ReactNode;
}

/** The value with a button that opens the editor, or the place of the open editor. */
export function EditableCell({ column, edit, row, index, naming, editing, children }: EditableCellProps) {
	const { key, scope } = row;
	const { cell, host, aside } = editing;
	const value = useRef<HTMLSpanElement>(null);
	const pencil = useRef<HTMLButtonElement>(null);
	const space = useRef<CSSProperties>({});
	const begin = useBegin(editing);
	const isVisible = useVisible();
	const open = cell?.rowKey === key && cell.column === column;
	useFocusAfter(open, cell === null, pencil);
	const within = useCallback((place: HTMLElement | null) => (place ?? aside.current)?.append(host), [host, aside]);
	if (open) {
		return (
			<span className={styles.editing} data-editing>
				<span ref={within} style={space.current} />
			</span>
		);
	}
	if (!isVisible(edit, scope)) return children;
	const title = scope.text(column.title);
	const name = rowName(naming, scope);
	const edits = (): void => {
		space.current = spaceFor(value.current);
		begin({ rowKey: key, index, rowName: name, column, title, edit, scope });
	};
	return (
		<span ref={value} className={styles.editable}>
			<span>{children}</span>
			<button
				ref={pencil}
				type="button"
				className={styles.pencil}
				aria-label={texts.edit({ row: name, column: title })}
				onClick={edits}
				onKeyDown={({ key: pressed }) => pressed === 'F2' && edits()}
			>
				<Icon name="edit" />
			</button>
		</span>
	);
}

/** Opens the editor of a cell, unless the one that is open holds unsaved input. */
function useBegin({ cell, setCell, host }: TableEditing): (next: EditedCell) => void {
	const { message } = useFeedback();
	return (next) => {
		if (!cell || !host.querySelector('[data-dirty]')) return setCell(next);
		message('info', texts.finishFirst);
		host.querySelector<HTMLElement>('input, select, textarea')?.focus();
	};
}

/** Focuses the button again when the editor has closed. */
function useFocusAfter(open: boolean, closed: boolean, pencil: { current: HTMLElement | null }): void {
	const before = useRef(open);
	useLayoutEffect(() => {
		if (before.current && !open && closed) pencil.current?.focus();
		before.current = open;
	}, [open, closed, pencil]);
}

/** Width in px that an editor needs; in a narrower column it covers the cells beside it. */
const ROOM = 340;

/** Lets the editor grow to the side where the table has room, without changing the widths of the columns. */
function spaceFor(value: HTMLElement | null): CSSProperties {
	const place = value?.closest('td, th');
	const around = place?.closest('section')?.getBoundingClientRect();
	// In a card the editor has a line of its own.
	if (!place || !around || getComputedStyle(place).display !== 'table-cell') return {};
	const cell = place.getBoundingClientRect();
	const inner = cell.width - 32;
	const width = Math.max(inner, Math.min(ROOM, around.width - 32));
	return cell.left + width <= around.right ? { width } : { width, marginInlineStart: inner - width };
}
