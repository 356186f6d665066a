import type { ButtonSpec, TableColumn } from '#generated/block-types.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { Row, RowList } from '#src/pages/use-rows.ts';
import type { Selection } from '#src/pages/use-selection.ts';
import type { TableEditing } from './use-cell-edit.ts';
import type { ChangedRows } from './use-changed-rows.ts';

export interface TableParts {
	label: string;
	/** Columns visible to the current user, without those that the user has hidden. */
	columns: readonly TableColumn[];
	/** Columns that head a row even if the user has hidden them. */
	naming: readonly TableColumn[];
	rows: RowList;
	buttons: readonly ButtonSpec[] | undefined;
	sort: string | undefined;
	sticky: boolean;
	compact: boolean;
	selection: Selection | undefined;
	editing: TableEditing | undefined;
	/** Whether a row is that of the current user. */
	mine: Expression<boolean> | undefined;
	/** Row that stays in view; null if there is none. */
	pinned: Row | null;
	/** Keys of the rows that have changed since the answer before. */
	changed: ChangedRows;
}
