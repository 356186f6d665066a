import { type ExpectedInput, wantedBy } from '#codegen/check/slot/check-arguments.ts';
import type { DataModel } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';

export interface SortContext {
	/** The call that the table shows, if it shows one. */
	data: DataModel | undefined;
	row: ValueType | undefined;
	report: Report;
}

interface SortField {
	name: string;
	key: SourceSpan;
	at: SourceSpan;
}

/** A column with `sortBy` needs the table's `sort` state, and a field that the server sorts by. */
export function checkSort(table: ObjectSpec, context: SortContext): void {
	const fields = sortFields(table);
	const sort = referenceAt(table, 'sort');
	if (!sort) return reportWithoutSort(fields, context.report);
	const order = orderInput(context.data, sort.name);
	for (const field of fields) {
		if (order?.type.kind === 'string' && order.type.values) checkOrders(field, order, order.type.values, context.report);
		else checkRowField(field, context);
	}
}

function sortFields(table: ObjectSpec): SortField[] {
	const columns = table.keys.get('columns')?.value;
	return (columns?.kind === 'list' ? columns.items : []).flatMap((column) => {
		const sortBy = column.kind === 'object' ? column.keys.get('sortBy') : undefined;
		return sortBy?.value.kind === 'scalar' ? [{ name: String(sortBy.value.value), key: sortBy.key, at: sortBy.value.at }] : [];
	});
}

/** Without the state the header is not clickable. */
function reportWithoutSort([first]: readonly SortField[], report: Report): void {
	if (!first) return;
	report({
		code: 'missing-key',
		message: 'This column can be sorted by, but the table has no `sort` that would keep the order.',
		hint: 'Add `sort: state.…`, and hand the state to the call.',
		at: first.key,
	});
}

type OrderInput = ExpectedInput & { name: string };

/** The parameter or body field that the state with the order is handed to. */
function orderInput(data: DataModel | undefined, state: string): OrderInput | null {
	const given = data?.call.keys.get('with')?.value;
	if (!data?.operation || given?.kind !== 'record') return null;
	const wanted = wantedBy(data.operation);
	for (const [name, { value }] of given.entries) {
		const input = wanted.get(name);
		if (input && value.kind === 'expression' && collectPaths(value.ast).some(([root, step]) => root === 'state' && step === state))
			return { ...input, name };
	}
	return null;
}

/** The heading asks for both directions: `title`, then `-title`. */
function checkOrders({ name, at }: SortField, order: OrderInput, values: readonly string[], report: Report): void {
	const missing = [name, `-${name}`].find((value) => !values.includes(value));
	if (missing === undefined) return;
	report({
		code: 'unknown-enum-value',
		message: `This column would send \`${missing}\`, but \`${order.name}\` takes ${describeType({ ...order.type, nullable: false })}.`,
		...suggestName({
			name,
			at,
			candidates: missing === name ? values : [],
			otherwise: 'Name a field that the server sorts by in both directions, or describe the value in the API.',
		}),
		...(order.at ? { related: [{ at: order.at, message: 'It is described here.' }] } : {}),
	});
}

/** An API that lists no sort orders sorts by any field of its rows. */
function checkRowField({ name, at }: SortField, { row, report }: SortContext): void {
	if (row?.kind !== 'object' || row.open || row.fields().has(name)) return;
	const names = [...row.fields().keys()];
	report({
		code: 'unknown-field',
		message: `The rows ${row.name ? `(${row.name}) ` : ''}have no field \`${name}\`, so nothing can be sorted by it.`,
		...suggestName({
			name,
			at,
			candidates: names,
			otherwise: `They have: ${names.join(', ')}. Other orders belong into an \`enum\` of the parameter.`,
		}),
		...(row.at ? { related: [{ at: row.at, message: 'They are described here.' }] } : {}),
	});
}
