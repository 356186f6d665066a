import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { checkSort } from '#codegen/check/page/check-sort.ts';
import { fillable, operationOfForm, typeOfForm } from '#codegen/check/page/form-fields.ts';
import type { ConstructContext, ConstructRule } from '#codegen/check/slot/construct.ts';
import { callOf, type DataModel } from '#codegen/check/slot/page-names.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import type { ObjectNode } from '#codegen/walk/scoped-walk.ts';
import { compileForm } from './form.ts';
import { compileField } from './form-field.ts';

export const tableRule: ConstructRule = {
	compile({ node, spec, entries }, context) {
		if (spec.incomplete) return entries;
		const source = spec.keys.get('source')?.value;
		const data = source?.kind === 'source' ? callOf(source, context.page.data).model : undefined;
		checkPageSize(spec, data, context.report);
		checkSort(spec, { data, row: context.itemOf(node), report: context.report });
		checkRepeatedColumns(spec, context.report);
		checkChanges(node, context);
		return entries;
	},
};

/** An editable cell is a form with one field. */
export const cellEditRule: ConstructRule = {
	binds: typeOfForm,
	compile(construct, context) {
		const refusals = compileForm(construct, context);
		const rules = compileField(construct, context);
		checkCellEdit(construct.spec, operationOfForm(construct.node, context), context.report);
		return [...refusals, ...construct.entries, ...rules];
	},
};

/** The server pages a paged call. */
function checkPageSize(table: ObjectSpec, data: DataModel | undefined, report: Report): void {
	const pageSize = table.keys.get('pageSize');
	if (!pageSize || !data?.paged) return;
	report({
		code: 'conflicting-keys',
		message: 'The server pages these rows, so `pageSize` of the table would divide each of its pages again.',
		hint: 'Remove `pageSize`; `size` of the call says how many rows a page has.',
		at: pageSize.key,
	});
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
function checkChanges(table: ObjectNode<ValueType>, context: ConstructContext): void {
	const changes = table.spec.keys.get('changes');
	if (!changes || context.keyTypeOf(table)) return;
	context.report({
		code: 'missing-key',
		message: 'The rows have no `id`, so nothing tells which row has changed.',
		hint: 'Add `key: row.…` to the table.',
		at: changes.key,
	});
}

/** An editable cell fills one field of an operation that writes. */
function checkCellEdit(edit: ObjectSpec, operation: OperationModel | null, report: Report): void {
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
