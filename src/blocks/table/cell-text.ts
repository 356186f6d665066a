import type { TableColumn } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { toLabel } from '#src/ui/to-label.ts';

/** Text of a cell as displayed, without its look; '' for no value. */
export function cellText({ value }: TableColumn, scope: PageScope): string {
	const read = scope.read(value);
	return read === null || read === undefined ? '' : toLabel(read).label;
}

/** Index of the column that heads a row: the first strong column, or else the first one. */
export const headOf = (columns: readonly TableColumn[]): number =>
	Math.max(
		0,
		columns.findIndex(({ look }) => look === 'strong'),
	);

/** Name of a row for its controls: the text of its head cell. */
export function rowName(columns: readonly TableColumn[], scope: PageScope): string {
	const head = columns[headOf(columns)];
	return head ? cellText(head, scope) : '';
}
