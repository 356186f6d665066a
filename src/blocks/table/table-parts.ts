import type { ButtonSpec, TableColumn } from '#generated/block-types.ts';
import type { RowList } from '#src/pages/use-rows.ts';

export interface TableParts {
	label: string;
	/** Columns visible to the current user. */
	columns: readonly TableColumn[];
	rows: RowList;
	buttons: readonly ButtonSpec[] | undefined;
	sort: string | undefined;
	sticky: boolean;
}
