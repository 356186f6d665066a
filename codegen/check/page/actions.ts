import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { type Compiled, code, functionOf, json } from '#codegen/check/slot/compiled.ts';
import type { ConstructContext, ConstructRule, Entry, Node } from '#codegen/check/slot/construct.ts';
import type { PageNames } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { emitExpression } from '#codegen/expression/emit-expression.ts';
import { isNullable } from '#codegen/expression/join-types.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { optimisticChange } from '#codegen/grammar/actions.ts';
import { tree } from '#codegen/grammar/blocks/tree.ts';
import { type Binding, isOrigin, sightOf } from '#codegen/grammar/grammar.ts';
import { binderOf, isObjectNode, type ObjectNode } from '#codegen/walk/scoped-walk.ts';

/** Checks a change and adds the place of its field: the data, the path in its answer, and the key of the row. */
export const optimisticChangeRule: ConstructRule = {
	compile({ node, keys, entries }, context) {
		const field = keys.get('field');
		const value = keys.get('value');
		if (field?.spec.kind !== 'expression' || value?.spec.kind !== 'expression') return entries;
		const wanted = context.typeOf(field);
		// A mistake in the path is already reported.
		if (wanted.kind === 'unknown') return entries;
		const origin = originOf(field.spec.ast, field, context.page.data);
		if (!origin || origin.path.length === 0) {
			reportNoField(field.spec.at, context.report);
			return entries;
		}
		checkValue(wanted, { type: context.typeOf(value), at: value.spec.at }, context.report);
		checkConfirmed(origin, { step: node.parent?.parent, at: field.spec.at }, context);
		const place: Entry[] = [
			['data', json(origin.data)],
			['path', json([...origin.path])],
		];
		return [...entries, ...place, ...(origin.rows ? [['row', rowKey(origin.rows, field.spec.at, context)] as const] : [])];
	},
};

/** Checks that the response is a row of the list, and adds the place of the list. */
export const addedRowRule: ConstructRule = {
	compile({ node, keys, entries }, context) {
		const list = keys.get('to');
		if (list?.spec.kind !== 'source') return entries;
		const item = context.typeOf(list);
		// A mistake in the path is already reported.
		if (item.kind === 'unknown') return entries;
		const origin = originOf(list.spec.ast, list, context.page.data);
		if (!origin || origin.rows) {
			context.report({
				code: 'wrong-optimistic-field',
				message: 'Only a list of an answer can show the response as a row, and this is none.',
				hint: 'Name `data.<name>`, or a list in it.',
				at: list.spec.at,
			});
			return entries;
		}
		const operation = isObjectNode(node.parent) ? context.operationAt(node.parent.spec, 'call') : null;
		if (operation && !isAssignable(operation.answer, item))
			context.report({
				code: 'wrong-parameter-type',
				message: `The rows of the list are ${describeType(item)}, but \`${operation.name}\` answers ${describeType(operation.answer)}.`,
				at: list.spec.at,
				related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
			});
		checkConfirmed(origin, { step: node.parent, at: list.spec.at }, context);
		return [...entries, ['data', json(origin.data)], ['path', json([...origin.path, ...rowsOfPage(origin, context.page.data)])]];
	},
};

/** The field with the rows, if the list is a whole paged answer. */
function rowsOfPage({ data: name, path }: Pick<Origin, 'data' | 'path'>, data: PageNames['data']): readonly string[] {
	const model = path.length === 0 ? data.get(name) : undefined;
	return model?.paged && model.operation?.paging ? [model.operation.paging.list] : [];
}

/** A place in an answer. `rows`: the block whose row the place is in; without it, the place is in every entry of the lists on `path`. */
interface Origin {
	data: string;
	path: readonly string[];
	rows: ObjectNode<ValueType> | null;
}

function originOf(ast: Ast, node: Node, data: PageNames['data']): Origin | null {
	if (ast.kind !== 'path') return null;
	const [root = '', ...names] = ast.steps.map(({ name }) => name);
	if (root === 'data') {
		const [name = '', ...path] = names;
		const model = data.get(name);
		return model ? { data: name, path, rows: null } : null;
	}
	const bound = ownerOf(node, root);
	// Rows of a tree lie at any depth.
	if (!bound || bound.owner.spec.shape === tree) return null;
	const { owner, binding } = bound;
	const source = owner.spec.keys.get(binding.of ?? '')?.value;
	const from = source?.kind === 'source' ? originOf(source.ast, { ...owner, step: '' }, data) : null;
	if (!from) return null;
	const path = [...from.path, ...(binding.value === 'item' ? rowsOfPage(from, data) : []), ...names];
	if (owner.spec.shape === optimisticChange) return from.rows ? null : { ...from, path };
	return { data: from.data, path, rows: binding.value === 'item' ? owner : from.rows };
}

/** The construct whose source gives the name its value at this node. */
function ownerOf(node: Node, name: string): { owner: ObjectNode<ValueType>; binding: Binding } | null {
	let outside = false;
	for (let child = node, owner = node.parent; owner; child = owner, owner = owner.parent) {
		if (!isObjectNode(owner)) continue;
		const { shape, role, keys } = owner.spec;
		const key = shape.keys[child.step];
		const step = String(child.step);
		outside ||= key !== undefined && sightOf(shape, step, key) === 'block';
		const binds = [...(key?.binds ?? []), ...(isOrigin(shape, step) ? [] : (shape.binds ?? []))];
		const binding = binds.find(({ name: bound, value, of }) => bound === name && (value === 'item' || value === 'object') && keys.has(of));
		if (binding && !outside) return { owner, binding };
		if (role === 'block') outside = false;
	}
	return null;
}

function rowKey(block: ObjectNode<ValueType>, at: SourceSpan, context: ConstructContext): Compiled {
	const key = block.spec.keys.get('key')?.value;
	if (key?.kind === 'expression') return functionOf(emitExpression(key.ast));
	if (!context.keyTypeOf(block))
		context.report({
			code: 'missing-key',
			message: 'The rows have no `id`, so nothing tells the changed row from the others.',
			hint: 'Add `key: row.…` to the block that shows the rows.',
			at,
		});
	return code('(s) => s.row.id');
}

function checkValue(wanted: ValueType, { type, at }: { type: ValueType; at: SourceSpan }, report: Report): void {
	if (!isAssignable(type, wanted))
		report({ code: 'wrong-parameter-type', message: `The field holds ${describeType(wanted)}, but this is ${describeType(type)}.`, at });
	else if (isNullable(type) && !isNullable(wanted))
		report({
			code: 'nullable-access',
			message: 'The field is never null, but this may be.',
			hint: 'Say what to take then: `… ?? …`.',
			at,
		});
}

/** Reports a change whose answer the operation does not make stale: the screen would never fetch what the server stored. */
function checkConfirmed(
	{ data }: Origin,
	{ step, at }: { step: Node | null | undefined; at: SourceSpan },
	context: ConstructContext,
): void {
	const read = context.page.data.get(data)?.operation;
	const operation = isObjectNode(step) ? context.operationAt(step.spec, 'call') : null;
	if (!operation || !read || operation.invalidates.includes(read.name)) return;
	context.report({
		code: 'unconfirmed-change',
		message: `\`${operation.name}\` does not make the answer of \`${read.name}\` stale, so the screen would keep this change whatever the server stores.`,
		hint: `Add \`${read.name.split('.').at(-1)}\` to \`x-invalidates\` of the operation.`,
		at,
		related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
	});
}

const reportNoField = (at: SourceSpan, report: Report): void =>
	report({
		code: 'wrong-optimistic-field',
		message: 'Only a field of an answer can be shown changed, and this names none.',
		hint: 'Name `data.<name>.<field>`, or `row.<field>` of a block that lists `data.…`. Nodes of a tree cannot be named.',
		at,
	});

export const closeStepRule: ConstructRule = {
	compile({ node, spec, entries }, { report }) {
		if (spec.keys.has('close') && binderOf(node, 'params') === null)
			report({
				code: 'close-outside-dialog',
				message: 'No dialog is around this step, so there is nothing that it could close.',
				hint: 'A `close` step belongs in the view of a dialog; to leave a page, take `back` or `open`.',
				at: spec.at,
			});
		return entries;
	},
};

export const fileCallRule: ConstructRule = {
	compile({ spec, entries }, context) {
		const operation = context.operationAt(spec, 'call');
		if (operation && operation.file === null)
			context.report({
				code: 'wrong-answer-kind',
				message: `\`${operation.name}\` answers data, which nobody can save as a file.`,
				hint: 'Describe its response with the media type of the file, such as `application/pdf`, or take a step `call`.',
				at: spec.keys.get('call')?.value.at ?? spec.at,
				related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
			});
		return entries;
	},
};

const FILE_FORMATS = ['uri', 'uri-reference', 'iri', 'iri-reference', 'url', 'binary'];

/** A text without a format may be anything, and a title would be fetched as an address. */
export const downloadStepRule: ConstructRule = {
	compile({ spec, keys, entries }, context) {
		const given = spec.keys.get('download')?.value;
		const type = given?.kind === 'expression' ? context.typeOf(keys.get('download')) : undefined;
		if (given && type?.kind === 'string' && !type.values && !FILE_FORMATS.includes(type.format ?? ''))
			context.report({
				code: 'wrong-slot-type',
				message: `This is ${describeType(type)}, but here the address of a file is needed.`,
				hint: 'Give its schema `format: uri`, or `uri-reference` for an address below that of the app, if it is one.',
				at: given.at,
			});
		return entries;
	},
};

export const callStepRule: ConstructRule = {
	compile({ spec, entries }, context) {
		reportFile(context.operationAt(spec, 'call'), spec.keys.get('call')?.value.at ?? spec.at, context.report);
		return entries;
	},
};

/** Reports a call whose answer is a file, of which expressions could read nothing. */
export function reportFile(operation: OperationModel | null | undefined, at: SourceSpan, report: Report): void {
	if (!operation || operation.file === null) return;
	report({
		code: 'wrong-answer-kind',
		message: `\`${operation.name}\` answers a file (${operation.file}), which has no fields to read.`,
		hint: 'Save it by a step `download: { call: … }`.',
		at,
		related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
	});
}
