import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';

interface SelectionContext {
	state: ReadonlyMap<string, ValueType>;
	/** Type of the key of a row; undefined if the rows have none. */
	keyType: () => ValueType | undefined;
	report: Report;
}

/** The state holds the keys of the selected rows, so rows need keys of its type. */
export function checkSelection(block: ObjectSpec, { state, keyType, report }: SelectionContext): void {
	const select = block.keys.get('select');
	if (block.incomplete || select?.value.kind !== 'object') return;
	const key = keyType();
	if (!key) {
		report({
			code: 'missing-key',
			message: 'The rows have no `id`, so nothing tells a selected row from the others.',
			hint: 'Add `key: row.…` to the block.',
			at: select.key,
		});
		return;
	}
	const bound = referenceAt(select.value, 'binds');
	const type = bound && state.get(bound.name);
	if (!bound || type?.kind !== 'array' || isAssignable(key, type.items)) return;
	report({
		code: 'wrong-parameter-type',
		message: `Selecting a row adds ${describeType(key)}, but state \`${bound.name}\` holds ${describeType(type)}.`,
		hint: `Give the state the type \`${key.kind === 'number' ? 'integers' : 'strings'}\`.`,
		at: bound.at,
	});
}
