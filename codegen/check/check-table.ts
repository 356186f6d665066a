import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';

/** A column with `sortBy` needs the table's `sort` state; without it the header is not clickable. */
export function checkTable(table: ObjectSpec, report: Report): void {
	const columns = table.keys.get('columns')?.value;
	if (table.incomplete || table.keys.has('sort') || columns?.kind !== 'list') return;
	const sorted = columns.items.flatMap((column) => (column.kind === 'object' ? (column.keys.get('sortBy') ?? []) : []))[0];
	if (!sorted) return;
	report({
		code: 'missing-key',
		message: 'This column can be sorted by, but the table has no `sort` that would keep the order.',
		hint: 'Add `sort: state.…`, and hand the state to the call.',
		at: sorted.key,
	});
}
