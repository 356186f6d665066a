/** Checks an upload in parts: what its operations are told, and that the field takes what the last one answers. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { partsOf } from '#codegen/check/api/field-schema.ts';
import { json } from '#codegen/check/slot/compiled.ts';
import type { Construct, ConstructContext, ConstructRule } from '#codegen/check/slot/construct.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import { describeType } from '#codegen/expression/value-type.ts';
import type { RecordSpec } from '#codegen/read/spec.ts';
import { isObjectNode, isRecordNode } from '#codegen/walk/scoped-walk.ts';
import { filledBy, nameOfField, operationOfForm } from './form-fields.ts';

export const uploadRule: ConstructRule = {
	compile(construct, context) {
		const { spec, entries } = construct;
		checkPart(construct, context);
		checkValue(construct, context);
		return takesBytes(context.operationAt(spec, 'part')) ? [...entries, ['binary', json(true)]] : entries;
	},
};

/** The operation gets the content of a part, and is told which one it is. */
function checkPart({ spec, keys }: Construct, context: ConstructContext): void {
	const given = keys.get('partWith');
	const operation = context.operationAt(spec, 'part');
	if (!given || !isRecordNode(given) || !operation) return;
	const read = pathsOf(given.spec);
	const lacks = [
		...(read.has('part.data') ? [] : ['`part.data`']),
		...(read.has('part.number') || read.has('part.offset') ? [] : ['`part.number` or `part.offset`']),
	];
	if (lacks.length === 0) return;
	context.report({
		code: 'incomplete-upload',
		message: `\`${operation.name}\` does not get ${lacks.join(' and ')}, so the server cannot put the file together.`,
		hint: 'Pass it in `partWith`.',
		at: spec.keys.get('partWith')?.key ?? spec.at,
		related: [{ at: operation.at, message: 'It is described here.' }],
	});
}

const pathsOf = ({ entries }: RecordSpec): ReadonlySet<string> => {
	const values = [...entries.values()].flatMap(({ value }) => (value.kind === 'expression' ? collectPaths(value.ast) : []));
	return new Set(values.map((path) => path.join('.')));
};

/** The field takes what `finish` answers; with `from`, each file names the row that it is for. */
function checkValue({ node, spec, keys }: Construct, context: ConstructContext): void {
	const field = node.parent;
	const finish = context.operationAt(spec, 'finish');
	if (!isObjectNode(field) || !finish) return;
	const value = keys.get('value');
	const given = value ? context.typeOf(value) : finish.answer;
	if (!value) context.page.reads.noteAnswer(given);
	const found = filledBy(field, context);
	if (!found) return;
	const name = nameOfField(field.spec);
	const item = found.type.kind === 'array' ? found.type.items : found.type;
	const at = value?.spec.at ?? spec.keys.get('finish')?.value.at ?? spec.at;
	if (given.kind === 'null' || !isAssignable(given, { ...item, nullable: true }))
		return context.report({
			code: 'wrong-parameter-type',
			message: `\`${name}\` of \`${operationOfForm(field, context)?.name}\` wants ${describeType(item)} for a file, but ${value ? 'this' : `the response of \`${finish.name}\``} is ${describeType(given)}.`,
			hint: 'Say in `value` which part of the response the field takes.',
			at,
			...(found.at ? { related: [{ at: found.at, message: 'It is described here.' }] } : {}),
		});
	if (field.spec.keys.has('from') && item.kind === 'object' && !partsOf(item).has('key'))
		context.report({
			code: 'wrong-control',
			message: `Files of \`${name}\` have no \`key\`, so the form cannot tell for which row of \`from\` each was chosen.`,
			hint: 'Add `key` to the schema of a file, or leave out `from`.',
			at: spec.at,
			...(found.at ? { related: [{ at: found.at, message: 'It is described here.' }] } : {}),
		});
}

/** Whether a field of the body takes bytes, and not base64. */
const takesBytes = (operation: OperationModel | null): boolean =>
	[...(operation?.body?.fields.values() ?? [])].some(({ type }) => type.kind === 'string' && type.format === 'binary');
