import type { ConstructContext, ConstructRule } from '#codegen/check/slot/construct.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { referenceAt } from '#codegen/read/spec.ts';
import { isObjectNode, type ObjectNode } from '#codegen/walk/scoped-walk.ts';

/** The state holds the keys of the selected rows, so rows need keys of its type. */
export const rowSelectionRule: ConstructRule = {
	compile({ node, entries }, context) {
		if (isObjectNode(node.parent)) checkSelection(node.parent, context);
		return entries;
	},
};

function checkSelection(block: ObjectNode<ValueType>, context: ConstructContext): void {
	const select = block.spec.keys.get('select');
	if (block.spec.incomplete || select?.value.kind !== 'object') return;
	const key = context.keyTypeOf(block);
	if (!key) {
		context.report({
			code: 'missing-key',
			message: 'The rows have no `id`, so nothing tells a selected row from the others.',
			hint: 'Add `key: row.…` to the block.',
			at: select.key,
		});
		return;
	}
	const bound = referenceAt(select.value, 'binds');
	const type = bound && context.page.state.get(bound.name);
	if (!bound || type?.kind !== 'array' || isAssignable(key, type.items)) return;
	context.report({
		code: 'wrong-parameter-type',
		message: `Selecting a row adds ${describeType(key)}, but state \`${bound.name}\` holds ${describeType(type)}.`,
		hint: `Give the state the type \`${key.kind === 'number' ? 'integers' : 'strings'}\`.`,
		at: bound.at,
	});
}
