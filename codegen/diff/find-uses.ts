/** Finds uses of the API in the manifests, through the old version's schemas: the manifests may not match the new ones. */
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, PipeAst } from '#codegen/expression/ast.ts';
import { fieldNamed } from '#codegen/expression/check-pipe.ts';
import { pathsIn, pipesIn, unfiltered } from '#codegen/expression/paths-in.ts';
import { type Binding, bindingOf } from '#codegen/grammar/grammar.ts';
import type { ReadRest } from '#codegen/read/read-manifests.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import {
	impliedFields,
	isDeclaredCall,
	isObjectNode,
	isRecordNode,
	type ObjectNode,
	rootNode,
	type ScopedNode,
	ScopedWalk,
} from '#codegen/walk/scoped-walk.ts';
import type { LocatedOperation } from './locate-operations.ts';
import { fieldOf, type LocatedSchema, nodeOf, nodesBelow, viewOf } from './located-schema.ts';
import { answerOf, formOf, itemOf, type Scope, schemaOfOrigin, step, type ValueOrigin } from './scope.ts';
import { fieldsOf, suppliedInput } from './supplied-input.ts';
import type { UseLocation, Uses } from './uses.ts';

type Operations = ReadonlyMap<string, LocatedOperation>;

/** Null for a name whose value does not come from an API. */
type Node = ScopedNode<ValueOrigin | null>;

export function findUses(app: ObjectSpec | null, pages: ReadRest['pages'], operations: Operations): Uses {
	const session = app?.keys.get('session')?.value;
	const user = session?.kind === 'object' ? answerOf(operations, referenceAt(session, 'user')?.name) : null;
	const finder = new UseFinder(operations, user);
	for (const manifest of [...(app ? [app] : []), ...pages]) finder.find(manifest);
	return finder.uses;
}

const READ_WHOLE: Readonly<Record<string, string>> = { Dictionaries: 'call', Routing: 'list', TokenSource: 'call', AppSession: 'signIn' };

class UseFinder {
	readonly uses: Uses = { calls: [], given: [], reads: [] };
	private readonly operations: Operations;
	private readonly user: ValueOrigin | null;
	private readonly walk = new ScopedWalk<ValueOrigin | null>((...bound) => this.originOf(...bound));

	constructor(operations: Operations, user: ValueOrigin | null) {
		this.operations = operations;
		this.user = user;
	}

	find(manifest: ObjectSpec): void {
		for (const node of this.walk.nodes(rootNode(manifest))) this.visit(node);
	}

	private visit(node: Node): void {
		const { spec, scope, parent } = node;
		if (isObjectNode(node)) {
			this.calls(node);
			this.readLeftOut(node);
			this.readInitial(node);
		} else if (spec.kind === 'text') {
			for (const part of spec.parts) if (typeof part !== 'string') this.read(part, node);
		} else if (spec.kind === 'expression' || spec.kind === 'source') this.read(spec.ast, node);
		// A component, handler or call that receives an object may read all of it.
		if (
			spec.kind === 'expression' &&
			isRecordNode(parent) &&
			(parent.spec.grammar.kind === 'props' || parent.spec.grammar.kind === 'arguments')
		)
			for (const { path } of pathsIn(spec.ast)) this.readWhole(step(scope, path).end, node, path.at);
	}

	private originOf(binding: Binding, { spec, scope: around }: ObjectNode<ValueOrigin | null>, scope: Scope): ValueOrigin | null {
		switch (binding.value) {
			case 'calls':
				return { kind: 'names', names: new Map([...namesIn(around.get('data')), ...this.answers(spec, binding.of)]) };
			case 'session':
				return this.user && { kind: 'names', names: new Map([['info', this.user]]) };
			case 'answer':
				return answerOf(this.operations, referenceAt(spec, binding.of)?.name);
			case 'input':
				return formOf(this.operations, referenceAt(spec, binding.of)?.name);
			case 'item':
			case 'object': {
				const source = spec.keys.get(binding.of)?.value;
				const list = source?.kind === 'source' || source?.kind === 'expression' ? unfiltered(source.ast) : null;
				if (list?.kind !== 'path') return null;
				const found = step(scope, list).end;
				return found && binding.value === 'item' ? itemOf(found, this.operations) : found;
			}
			default:
				return null;
		}
	}

	private answers(owner: ObjectSpec, key: string): [string, ValueOrigin][] {
		const data = owner.keys.get(key)?.value;
		const calls = data?.kind === 'record' ? [...data.entries] : [];
		return calls.flatMap(([name, { value }]): [string, ValueOrigin][] => {
			const answer = value.kind === 'object' ? answerOf(this.operations, referenceAt(value, 'call')?.name) : null;
			return answer && value.kind === 'object' ? [[name, { ...answer, paged: scalarAt(value, 'paged') === true }]] : [];
		});
	}

	/** Item fields that are read because their keys are omitted, for example `row.id`. */
	private readLeftOut(node: ObjectNode<ValueOrigin | null>): void {
		const item = bindingOf(node.spec.shape, 'item');
		const source = item && node.spec.keys.get(item.of)?.value;
		const row = source ? this.walk.bound(node).get(item.name) : null;
		if (!source || row?.kind !== 'answer') return;
		for (const { field } of impliedFields(node.spec)) {
			const schema = fieldOf(row.schema, field);
			if (schema) this.note(row.operation, schema, node, source.at);
		}
	}

	/** A form takes its initial values from fields of the same names. */
	private readInitial(node: ObjectNode<ValueOrigin | null>): void {
		const initial = this.walk.keys(node).get('initial');
		if (!bindingOf(node.spec.shape, 'input') || initial?.spec.kind !== 'source' || initial.spec.ast.kind !== 'path') return;
		const first = step(initial.scope, initial.spec.ast).end;
		const schema = first && schemaOfOrigin(first);
		for (const { name, at } of fieldsOf(node.spec)) {
			const field = schema && fieldOf(schema, name);
			if (field && first.kind === 'answer') this.note(first.operation, field, node, at);
		}
	}

	private calls(node: ObjectNode<ValueOrigin | null>): void {
		const { spec } = node;
		for (const [key, { value }] of spec.keys) {
			if (value.kind !== 'reference' || value.to !== 'operation') continue;
			const given = suppliedInput(spec, key);
			for (const { name, at, literal } of given ?? [])
				this.uses.given.push({ ...useLocation(node, at), operation: value.name, name, ...(literal === undefined ? {} : { literal }) });
			const names = given && new Set(given.map(({ name }) => name));
			this.uses.calls.push({
				...useLocation(node, value.at),
				operation: value.name,
				given: names,
				paged: scalarAt(spec, 'paged') === true,
			});
			this.readPaging(node, value.name);
			if (READ_WHOLE[spec.shape.name] === key) this.readWhole(answerOf(this.operations, value.name), node, value.at);
		}
	}

	/** The runtime reads the rows, and the total or the next cursor, of a paged response. */
	private readPaging(node: ObjectNode<ValueOrigin | null>, name: string): void {
		const operation = this.operations.get(name);
		if (scalarAt(node.spec, 'paged') !== true || !operation?.model.paging) return;
		const { list, total, next = total } = operation.model.paging;
		for (const key of [list, next]) {
			const field = fieldOf(operation.answer, key);
			if (field) this.note(name, field, node, node.spec.keys.get('paged')?.value.at ?? node.spec.at);
		}
	}

	private read(ast: Ast, node: Node): void {
		for (const { path, lenient } of pathsIn(ast)) {
			for (const { origin, at } of step(node.scope, path).read) {
				if (origin.kind === 'answer') this.note(origin.operation, origin.schema, node, at, lenient);
				if (origin.kind === 'input') this.uses.given.push({ ...useLocation(node, at), operation: origin.operation, name: origin.name });
			}
		}
		for (const pipe of pipesIn(ast)) this.readNamed(pipe, node);
	}

	/** The field that a pipe names, of the items of a list or the values of a keyed object. */
	private readNamed(pipe: PipeAst, node: Node): void {
		const named = fieldNamed(pipe);
		const path = unfiltered(pipe.value);
		const list = path.kind === 'path' ? step(node.scope, path).end : null;
		const item = named && list && itemOf(list, this.operations);
		const field = item?.kind === 'answer' ? fieldOf(item.schema, named?.name ?? '') : null;
		if (named && field && item?.kind === 'answer') this.note(item.operation, field, node, named.at);
	}

	private readWhole(origin: ValueOrigin | null, node: Node, at: SourceSpan): void {
		if (origin?.kind !== 'answer') return;
		const { properties, items, entries } = viewOf(origin.schema);
		if (properties.size === 0 && !items && !entries) return this.note(origin.operation, origin.schema, node, at);
		for (const below of nodesBelow(origin.schema))
			this.uses.reads.push({ ...useLocation(node, at), operation: origin.operation, node: below, lenient: false });
	}

	private note(operation: string, schema: LocatedSchema, node: Node, at: SourceSpan, lenient = false): void {
		this.uses.reads.push({ ...useLocation(node, at), operation, node: nodeOf(schema), lenient });
	}
}

const namesIn = (origin: ValueOrigin | null | undefined): Iterable<[string, ValueOrigin]> => (origin?.kind === 'names' ? origin.names : []);

function useLocation(node: Node, at: SourceSpan): UseLocation {
	let part = '';
	let top = node;
	for (; top.parent; top = top.parent) part ||= partOf(top);
	const page = isObjectNode(top) && top.spec.shape.keys.page ? String(scalarAt(top.spec, 'page') ?? '') : null;
	return { page, part, at };
}

function partOf(node: Node): string {
	const { spec, parent, step: name } = node;
	if (spec.kind === 'object' && spec.role === 'block' && 'block' in spec.shape) return spec.shape.block;
	if (isDeclaredCall(node)) return `data ${name}`;
	return parent?.parent ? '' : String(name);
}
