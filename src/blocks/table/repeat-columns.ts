import type { TableColumn } from '#generated/block-types.ts';
import type { Expression, TextValue } from '#src/pages/block-base.ts';
import type { PageScope } from '#src/pages/page-scope.ts';

/** Replaces each column that has `each` by one column for each entry of that list. */
export const repeatColumns = (columns: readonly TableColumn[], page: PageScope): readonly TableColumn[] =>
	columns.some(({ each }) => each) ? columns.flatMap((column) => (column.each ? repeat(column, page) : column)) : columns;

function repeat({ each, cells, ...column }: TableColumn, page: PageScope): TableColumn[] {
	return (each ? (page.read(each.rows) ?? []) : []).map((item, index) => {
		const inside =
			<Value>(read: Expression<Value>): Expression<Value> =>
			(scope, pipes) =>
				read({ ...scope, item }, pipes);
		const text = (value: TextValue): TextValue => (typeof value === 'function' ? inside(value) : value);
		/** Null if the row has no such cell. */
		const ofCell =
			<Value>(read: Expression<Value>): Expression<Value | null> =>
			(scope, pipes) => {
				const cell = cells?.rows(scope, pipes)?.[index];
				return cells && cell === undefined ? null : read({ ...scope, item, cell }, pipes);
			};
		const { title, tooltip, value, tone } = column;
		return {
			...column,
			title: text(title),
			value: ofCell(value),
			...(tooltip !== undefined && { tooltip: text(tooltip) }),
			...(tone && { tone: ofCell(tone) }),
		};
	});
}
