import type { TableColumn } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/table/tools.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { cellText } from '../cell-text.ts';

/** The headings and the rows as displayed; missing values are empty. */
export const csvLines = (columns: readonly TableColumn[], rows: readonly PageScope[], page: PageScope): string[][] => [
	columns.map(({ title }) => page.text(title)),
	...rows.map((scope) => columns.map((column) => exportText(column, scope))),
];

function exportText(column: TableColumn, scope: PageScope): string {
	const text = cellText(column, scope);
	return column.look === 'progress' && text !== '' ? `${text}%` : text;
}

/** Characters that file systems refuse. */
const REFUSED = /[\\/:*?"<>|\s]+/g;

export const fileName = (name: string, day: string): string => `${name.replaceAll(REFUSED, ' ').trim() || texts.table} ${day}.csv`;
