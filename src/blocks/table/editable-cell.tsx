import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { CellEdit, TableColumn } from '#generated/block-types.ts';
import type { Row } from '#src/pages/use-rows.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { Icon } from '#src/ui/icons.tsx';
import { rowName } from './cell-text.ts';
import styles from './table-block.module.css';
import type { TableEditing } from './use-cell-edit.ts';

interface EditableCellProps {
	column: TableColumn;
	edit: CellEdit;
	row: Row;
	index: number;
	naming: readonly TableColumn[];
	editing: TableEditing;
	children: ReactNode;
}

/** Width in px that an editor needs; in a narrower column it covers the cells beside it. */
const ROOM = 340;

/** The value with a button that opens the editor, or the place of the open editor. */
export function EditableCell({ column, edit, row, index, naming, editing, children }: EditableCellProps) {
	const { key, scope } = row;
	const cell = useRef<HTMLSpanElement>(null);
	const place = useRef<CSSProperties>({});
	const isVisible = useVisible();
	if (editing.cell?.rowKey === key && editing.cell.column === column) {
		return (
			<span className={styles.editing}>
				<span ref={editing.within} style={place.current} />
			</span>
		);
	}
	if (!isVisible(edit, scope)) return children;
	const title = scope.text(column.title);
	const name = rowName(naming, scope);
	const begin = (): void => {
		place.current = placeOf(cell.current);
		editing.begin({ rowKey: key, index, rowName: name, column, title, edit, scope });
	};
	return (
		<span ref={cell} className={styles.editable}>
			<span>{children}</span>
			<button
				type="button"
				className={styles.pencil}
				aria-label={`修改“${name}”的${title}`}
				data-edits
				onClick={begin}
				onKeyDown={({ key: pressed }) => pressed === 'F2' && begin()}
			>
				<Icon name="edit" />
			</button>
		</span>
	);
}

/** Lets the editor grow to the side where the table has room, without changing the widths of the columns. */
function placeOf(cell: HTMLElement | null): CSSProperties {
	const around = cell?.closest('section')?.getBoundingClientRect();
	const own = cell?.getBoundingClientRect();
	if (!around || !own) return {};
	const width = Math.max(own.width, Math.min(ROOM, around.width - 32));
	return own.left + width <= around.right ? { width } : { width, marginInlineStart: own.width - width };
}
