import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { checkSort, type SortContext } from '#codegen/check/page/check-sort.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { fillable } from './form.ts';

export interface TableContext extends SortContext {
	state: ReadonlyMap<string, ValueType>;
	/** Type of the key of a row; undefined if the rows have none. */
	keyType: () => ValueType | undefined;
}

export function checkTable(table: ObjectSpec, context: TableContext): void {
	if (table.incomplete) return;
	checkSort(table, context);
	checkRepeatedColumns(table, context.report);
	checkChanges(table, context);
}

/** Keys that mean one column of the table, not each of its repetitions. */
const NOT_REPEATED = ['opens', 'sortBy', 'filter', 'edits'];

/** `cells` has one entry for each column of `each`. */
function checkRepeatedColumns(table: ObjectSpec, report: Report): void {
	const columns = table.keys.get('columns')?.value;
	for (const column of columns?.kind === 'list' ? columns.items : []) {
		if (column.kind !== 'object') continue;
		const { keys } = column;
		const cells = keys.get('cells');
		if (cells && !keys.has('each'))
			report({
				code: 'missing-key',
				message: 'This column has `cells`, but no `each` that says which columns they belong to.',
				hint: 'Add `each: data.…`, the list that repeats the column.',
				at: cells.key,
			});
		const single = keys.has('each') ? NOT_REPEATED.find((name) => keys.has(name)) : undefined;
		if (single !== undefined)
			report({
				code: 'conflicting-keys',
				message: `A column that \`each\` repeats cannot have \`${single}\`.`,
				hint: `Remove \`${single}\`, or write the columns one by one.`,
				at: keys.get(single)?.key ?? column.at,
			});
	}
}

/** Edited rows are identified by their keys. */
function checkChanges(table: ObjectSpec, { keyType, report }: TableContext): void {
	const changes = table.keys.get('changes');
	if (!changes || keyType()) return;
	report({
		code: 'missing-key',
		message: 'The rows have no `id`, so nothing tells which row has changed.',
		hint: 'Add `key: row.…` to the table.',
		at: changes.key,
	});
}

/** An editable cell fills one field of an operation that writes. */
export function checkCellEdit(edit: ObjectSpec, operation: OperationModel | null, report: Report): void {
	const submits = referenceAt(edit, 'submits');
	if (!operation || !submits) return;
	if (operation.method === 'get' || operation.method === 'head')
		report({
			code: 'wrong-control',
			message: `\`${operation.name}\` only reads, so it cannot save a cell.`,
			hint: 'Name an operation that writes.',
			at: submits.at,
			related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
		});
	const field = edit.keys.get('field')?.value;
	const type = fillable(operation).get(String(scalarAt(edit, 'field') ?? ''))?.type;
	if (field && type && (type.kind === 'array' || type.kind === 'object'))
		report({
			code: 'wrong-control',
			message: `A cell edits one value, but this field holds ${describeType({ ...type, nullable: false })}.`,
			hint: 'Edit it by a form in a dialog.',
			at: field.at,
		});
}
