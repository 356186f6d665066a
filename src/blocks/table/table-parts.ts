import type { ButtonSpec, TableColumn } from '#generated/block-types.ts';
import type { RowList } from '#src/pages/use-rows.ts';

/** What a table is drawn of, whether all of it stands in the document or only what is in sight. */
export interface TableParts {
	label: string;
	/** Those that this user may see now. */
	columns: readonly TableColumn[];
	rows: RowList;
	/** At the end of each row; undefined for a table without. */
	buttons: readonly ButtonSpec[] | undefined;
	/** State that holds the order. */
	sort: string | undefined;
	/** The first column stays in sight. */
	sticky: boolean;
}
