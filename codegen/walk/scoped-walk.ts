/**
 * The only walk over manifest nodes that knows which names are in scope, from the bindings in the grammar. Users of the walk supply the
 * value of each name: a type, the fields it comes from, a node of an old schema.
 */
import type { Ast } from '#codegen/expression/ast.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import { factsOf, keyOfNames, rootOf } from '#codegen/expression/facts.ts';
import { type Binding, bindingOf, sightOf } from '#codegen/grammar/grammar.ts';
import type { ObjectSpec, RecordSpec, Spec } from '#codegen/read/spec.ts';

export type Scope<Value> = ReadonlyMap<string, Value>;

export interface ScopedNode<Value, Of extends Spec = Spec> {
	spec: Of;
	/** Key, entry name or index of the node within its parent. */
	step: string | number;
	parent: ScopedNode<Value> | null;
	scope: Scope<Value>;
	outside: Scope<Value>;
	/** Paths that cannot be null here because of an enclosing `when`. */
	facts: ReadonlySet<string>;
}

export type ObjectNode<Value> = ScopedNode<Value, ObjectSpec>;

/** Computes the value of a name that `owner` binds. `scope` is that of the key from which the value comes. */
export type Evaluate<Value> = (binding: Binding, owner: ObjectNode<Value>, scope: Scope<Value>) => Value;

export const rootNode = <Value>(spec: ObjectSpec): ObjectNode<Value> => ({
	spec,
	step: '',
	parent: null,
	scope: new Map(),
	outside: new Map(),
	facts: new Set(),
});

export const isObjectNode = <Value>(node: ScopedNode<Value> | null | undefined): node is ObjectNode<Value> => node?.spec.kind === 'object';

export const isRecordNode = <Value>(node: ScopedNode<Value> | null): node is ScopedNode<Value, RecordSpec> => node?.spec.kind === 'record';

export class ScopedWalk<Value> {
	private readonly evaluate: Evaluate<Value>;

	constructor(evaluate: Evaluate<Value>) {
		this.evaluate = evaluate;
	}

	/** The node and its descendants, parents first, in manifest order. */
	*nodes(node: ScopedNode<Value>): Generator<ScopedNode<Value>> {
		yield node;
		for (const child of this.children(node)) yield* this.nodes(child);
	}

	children(node: ScopedNode<Value>): Iterable<ScopedNode<Value>> {
		if (isObjectNode(node)) return this.keys(node).values();
		if (node.spec.kind === 'list') return this.items(node.spec.items, node);
		if (isRecordNode(node))
			return [...node.spec.entries].map(([step, { value }]) => below(node, step, value, this.scopeOfEntry(node, step)));
		return [];
	}

	keys(node: ObjectNode<Value>): ReadonlyMap<string, ScopedNode<Value>> {
		const { shape, keys, role } = node.spec;
		const outside = role === 'block' ? node.scope : node.outside;
		const scopes = { block: outside, construct: node.scope, bound: this.bound(node) };
		const whenHolds = narrowed(node);
		const whenSight = shape.keys.when && sightOf(shape, 'when', shape.keys.when);
		const found = new Map<string, ScopedNode<Value>>();
		for (const [step, { value: spec }] of keys) {
			const grammar = shape.keys[step];
			const sight = grammar ? sightOf(shape, step, grammar) : 'bound';
			const scope = this.extend(scopes[sight], grammar?.binds, node, scopes.bound);
			const certain = grammar?.onceFilled && spec.kind === 'expression' ? filledPaths(spec.ast) : [];
			const narrowing = step === 'when' ? node.facts : sight === whenSight ? whenHolds : withoutBound(node, whenHolds);
			found.set(step, {
				spec,
				step,
				parent: node,
				scope,
				outside,
				facts: certain.length > 0 ? new Set([...narrowing, ...certain]) : narrowing,
			});
		}
		return found;
	}

	/** The node's scope extended by the names that the construct binds for its keys. */
	bound(node: ObjectNode<Value>): Scope<Value> {
		return this.extend(node.scope, node.spec.shape.binds, node, node.scope);
	}

	/** A slot or an event of a custom component has a value of its own. */
	private scopeOfEntry({ spec: { grammar }, scope, parent }: ScopedNode<Value, RecordSpec>, step: string): Scope<Value> {
		if (grammar.kind !== 'record' || !grammar.gives || !isObjectNode(parent)) return scope;
		return this.extend(scope, [{ name: grammar.gives, value: grammar.gives, of: step }], parent, scope);
	}

	/** Each step of an action list sees the names bound by earlier steps. */
	private items(items: readonly Spec[], node: ScopedNode<Value>): ScopedNode<Value>[] {
		let { scope } = node;
		return items.map((spec, step) => {
			const item = below(node, step, spec, scope);
			if (isObjectNode(item)) scope = this.extend(scope, item.spec.shape.bindsAfter, item, scope);
			return item;
		});
	}

	/** `around`: the scope of the key from which a value comes; it is extended if that key binds names of its own. */
	private extend(scope: Scope<Value>, binds: readonly Binding[] | undefined, owner: ObjectNode<Value>, around: Scope<Value>): Scope<Value> {
		if (!binds) return scope;
		const extended = new Map(scope);
		for (const binding of binds) {
			if (isWithoutOrigin(binding, owner)) continue;
			const origin = binding.of === undefined ? undefined : owner.spec.shape.keys[binding.of]?.binds;
			extended.set(binding.name, this.evaluate(binding, owner, this.extend(around, origin, owner, around)));
		}
		return extended;
	}
}

/** A name whose origin the author may omit, and has omitted. */
const isWithoutOrigin = <Value>({ value, of }: Binding, { spec: { shape, keys } }: ObjectNode<Value>): boolean =>
	(value === 'item' || value === 'object') && !shape.keys[of]?.required && !keys.has(of);

const below = <Value>(parent: ScopedNode<Value>, step: string | number, spec: Spec, scope: Scope<Value>): ScopedNode<Value> => ({
	spec,
	step,
	parent,
	scope,
	outside: parent.outside,
	facts: parent.facts,
});

/** Inside a construct its `when` is true. */
function narrowed<Value>({ spec, facts }: ObjectNode<Value>): ReadonlySet<string> {
	const when = spec.keys.get('when')?.value;
	return when?.kind === 'expression' ? new Set([...facts, ...factsOf(when.ast, true)]) : facts;
}

/** Paths of the form values that an expression reads. */
export const filledPaths = (ast: Ast): readonly string[] =>
	collectPaths(ast).flatMap((path) => (path[0] === 'form' || path[0] === 'row' ? [keyOfNames(path)] : []));

/** The non-null paths of a `when`, without those of names that its construct binds: these mean something else there. */
function withoutBound<Value>({ spec, facts }: ObjectNode<Value>, whenHolds: ReadonlySet<string>): ReadonlySet<string> {
	const bound = new Set(spec.shape.binds?.map(({ name }) => name));
	return new Set([...facts, ...[...whenHolds].filter((path) => !bound.has(rootOf(path)))]);
}

export function isDeclaredCall<Value>({ parent: calls }: ScopedNode<Value>): boolean {
	return isObjectNode(calls?.parent) && bindingOf(calls.parent.spec.shape, 'calls')?.of === calls.step;
}

/** The node itself or its nearest ancestor with a binding of this kind. */
export function binderOf<Value>(node: ScopedNode<Value>, value: 'input' | 'params'): ObjectNode<Value> | null {
	if (isObjectNode(node) && bindingOf(node.spec.shape, value)) return node;
	return node.parent && binderOf(node.parent, value);
}

/** Fields of the item that a construct reads because their keys are omitted. */
export const impliedFields = ({ shape, keys }: ObjectSpec): { key: string; field: string }[] =>
	Object.entries(shape.keys).flatMap(([key, { field }]) => (field !== undefined && !keys.has(key) ? [{ key, field }] : []));
