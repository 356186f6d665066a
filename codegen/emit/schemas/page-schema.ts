/**
 * Suggestions for the expressions of one page. They are annotations (`examples`) that reject nothing, so a page may be ahead of its last
 * successful compilation.
 */

import type { PageModel } from '#codegen/check/page/check-page.ts';
import { fillable } from '#codegen/check/page/form-fields.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import {
	type Binding,
	type Grammar,
	type KeyGrammar,
	type ObjectGrammar,
	type ReferenceTarget,
	sightOf,
} from '#codegen/grammar/grammar.ts';
import { page as pageGrammar } from '#codegen/grammar/page.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';
import { Definitions, printSchema, type Schema, when } from './schema.ts';
import { pathsOf, type TypePath } from './type-paths.ts';

/** Names that one construct binds. Their paths are one definition, which every scope with these names refers to. */
interface Layer {
	id: string;
	names: readonly string[];
	paths: Schema;
}

/** The names in scope at an expression, in addition to the page's own. */
interface Scope {
	/** Suffix of definition names in this scope; empty for the page itself. */
	id: string;
	layers: readonly Layer[];
	paths: Schema;
}

const DEPTH = 3;
const SESSION_DEPTH = 2;

export const pageSchema = (page: PageModel): string => new PageSchema(page).text();

class PageSchema {
	private readonly page: PageModel;
	private readonly definitions = new Definitions();
	/** Cache by name; null for constructs without expressions. */
	private readonly objects = new Map<string, Schema | null>();
	private readonly scopes = new Map<string, Scope>();
	private readonly sources: PageSources;
	private readonly inner: Scope;

	constructor(page: PageModel) {
		this.page = page;
		this.sources = sourcesOf(page);
		this.inner = { id: '', layers: [], paths: this.definitions.define('paths', () => ({ examples: this.pagePaths() })) };
	}

	text(): string {
		const { page } = this;
		const root = this.properties(Object.entries(pageGrammar.keys), this.inner);
		return printSchema(
			{ title: page.name, description: `Paths that expressions of ${page.name} may name.`, ...root },
			this.definitions.all(),
		);
	}

	private pagePaths(): string[] {
		const { scope, data } = this.page;
		const root = (name: string, depth: number): string[] =>
			pathsOf(name, scope.get(name) ?? { kind: 'unknown' }, depth).map(({ path }) => path);
		const answers = [...data].flatMap(([name, { operation }]) => [
			`data.${name}`,
			...pathsOf(`data.${name}`, operation?.answer ?? { kind: 'unknown' }, DEPTH).map(({ path }) => path),
		]);
		return [
			...root('state', 1),
			...answers,
			...this.page.lets.map((name) => `let.${name}`),
			...root('route', 2),
			...root('session', SESSION_DEPTH),
			...root('features', 1),
		];
	}

	/** Extends the scope. New names precede existing ones and hide those of the same name, as in the compiler's own scopes. */
	private within(scope: Scope, id: string, bound: readonly (readonly [string, ValueType])[]): Scope {
		const names = [...new Set(bound.map(([name]) => name))];
		const own = () => bound.flatMap(([name, type]) => [name, ...pathsOf(name, type, DEPTH).map(({ path }) => path)]);
		const layer: Layer = { id, names, paths: this.definitions.define(`names.${id}`, () => ({ examples: [...new Set(own())] })) };
		return this.scopeOf([...withoutHidden(scope.layers, names), layer]);
	}

	private scopeOf(layers: readonly Layer[]): Scope {
		const last = layers.at(-1);
		if (!last) return this.inner;
		const id = layers.map((layer) => `.${layer.id}`).join('');
		const known = this.scopes.get(id);
		if (known) return known;
		const outer = this.scopeOf(layers.slice(0, -1)).paths;
		const scope = { id, layers, paths: this.definitions.define(`paths${id}`, () => ({ anyOf: [last.paths, outer] })) };
		this.scopes.set(id, scope);
		return scope;
	}

	private schema(grammar: Grammar, scope: Scope): Schema | null {
		switch (grammar.kind) {
			case 'expression':
				return this.definitions.define(`expression${scope.id}`, () => ({ allOf: [scope.paths], ...choice(scope.paths, scope.paths) }));
			case 'text':
				return this.definitions.define(`text${scope.id}`, () => choice(scope.paths, null));
			case 'source':
				return this.source(grammar.yields);
			case 'reference':
				return this.reference(grammar.to);
			case 'arguments':
			case 'route-params':
			case 'props':
				return { additionalProperties: scope.paths };
			case 'state-values':
				return { allOf: [this.definitions.define('state-keys', () => this.stateKeys())], additionalProperties: scope.paths };
			case 'list':
				return wrapped(this.schema(grammar.of, scope), (items) => ({ items }));
			case 'record':
				return wrapped(this.schema(grammar.of, scope), (additionalProperties) => ({ additionalProperties }));
			case 'object':
				return this.object(grammar.shape, scope);
			case 'lazy':
				return this.object(grammar.shape(), scope);
			case 'either': {
				const options = grammar.of.flatMap((option) => this.schema(option, scope) ?? []);
				return options.length > 0 ? { allOf: options } : null;
			}
			case 'blocks':
				return { items: this.definitions.define('Block', () => this.anyBlock()) };
			case 'actions':
				return { items: this.step(scope) };
			default:
				return null;
		}
	}

	private source(yields: 'list' | 'object' | 'row'): Schema {
		const [name, sources] = yields === 'list' ? ['row', this.sources.lists] : ['record', this.sources.objects];
		return this.definitions.define(`${name}-sources`, () => ({ examples: sources.map(({ path }) => path) }));
	}

	private reference(to: ReferenceTarget): Schema | null {
		const known = to === 'state' ? this.state().map((name) => `state.${name}`) : to === 'data' ? [...this.page.data.keys()] : [];
		return known.length > 0 ? this.definitions.define(`${to}-names`, () => ({ examples: known })) : null;
	}

	private readonly state = (): string[] => {
		const state = this.page.scope.get('state');
		return state?.kind === 'object' ? [...state.fields().keys()] : [];
	};

	private readonly stateKeys = (): Schema => ({ properties: Object.fromEntries(this.state().map((name) => [name, true])) });

	private anyBlock(): Schema {
		const kinds = Object.values(blockKinds).flatMap((shape) => {
			const then = this.object(shape, this.inner);
			return then ? [when('block', shape.block, then)] : [];
		});
		return { allOf: kinds, ...choice(this.inner.paths, { items: { $ref: '#/definitions/Block' } }) };
	}

	/** Keys of different step kinds never conflict, so all kinds share one schema. Every step is offered the names that any step may bind. */
	private step(scope: Scope): Schema {
		const answers = bindingsAfterSteps().flatMap((binding) => this.boundTypes(binding));
		const inner = answers.length > 0 ? this.within(scope, 'steps', answers) : scope;
		const keys = Object.values(steps).flatMap((shape) => Object.entries(shape.keys));
		return this.definitions.define(`Step${inner.id}`, () => this.properties(keys, inner));
	}

	private object(shape: ObjectGrammar, scope: Scope): Schema | null {
		const name = `${shape.name}${scope.id}`;
		const known = this.objects.get(name);
		if (known !== undefined) return known;
		// For constructs that hold themselves.
		this.objects.set(name, { $ref: `#/definitions/${name}` });
		const built = this.bound(shape, scope);
		const object = Object.keys(built).length > 0 ? this.definitions.define(name, () => built) : null;
		this.objects.set(name, object);
		return object;
	}

	/** The type of a bound name depends on another key: the `source`, or the operation that is submitted. */
	private bound(shape: ObjectGrammar, scope: Scope): Schema {
		const keys = Object.entries(shape.keys);
		const choices = (shape.binds ?? []).filter(({ value }) => CHOSEN.includes(value));
		if (choices.length === 0) return this.properties(keys, scope);
		const [inside, outside] = [true, false].map((seen) => keys.filter(([name, key]) => (sightOf(shape, name, key) === 'bound') === seen));
		// A name of an optional key gets all its possible types at once: a branch per type would multiply with those of the blocks around.
		if (choices.every(({ of = '' }) => !shape.keys[of]?.required)) {
			const inner = this.within(
				scope,
				shape.name,
				choices.flatMap((binding) => this.boundTypes(binding)),
			);
			const properties = [this.properties(outside ?? [], scope), this.properties(inside ?? [], inner)];
			return { properties: Object.assign({}, ...properties.map((part) => part.properties)) };
		}
		const properties = this.properties(outside ?? [], scope);
		if (choices.every((binding) => this.values(binding).length === 0)) return properties;
		const names = choices.map(({ name }) => name);
		const outer = this.scopeOf(withoutHidden(scope.layers, names));
		return {
			...properties,
			allOf: [this.definitions.define(`${shape.name}.choices${outer.id}`, () => this.choices(choices, inside ?? [], outer))],
		};
	}

	/** One condition for each value of the key that a name depends on. */
	private choices(bindings: readonly Binding[], keys: readonly [string, KeyGrammar][], scope: Scope): Schema {
		const rules = bindings.flatMap((binding) =>
			this.values(binding).flatMap(({ path, type }) => {
				const then = this.properties(keys, this.within(scope, `${binding.name}.${path}`, [[binding.name, type]]));
				return Object.keys(then).length > 0 ? [when(binding.of ?? '', path, then)] : [];
			}),
		);
		return rules.length > 0 ? { allOf: rules } : {};
	}

	private boundTypes(binding: Binding): (readonly [string, ValueType])[] {
		return this.values(binding).map(({ type }) => [binding.name, type]);
	}

	/** Limited to calls and to sources that the page uses, since each one adds to the schema of every block. */
	private values({ value }: Binding): readonly TypePath[] {
		const { sources, called, results } = this.page;
		const isWorth = ({ path }: TypePath): boolean => sources.includes(path) || isCall(path);
		switch (value) {
			case 'item':
				return this.sources.lists.filter(isWorth);
			case 'object':
				return this.sources.objects.filter(isWorth);
			case 'input':
				return called.map((operation) => ({ path: operation.name, type: { kind: 'object', fields: () => fillable(operation) } }));
			case 'result':
				return results;
			case 'answer':
				return called.map(({ name, answer }) => ({ path: name, type: answer }));
			default:
				return [];
		}
	}

	private properties(keys: readonly [string, KeyGrammar][], scope: Scope): Schema {
		const found = keys.flatMap(([name, key]) => {
			const schema = this.schema(key.grammar, this.keyScope(name, key, scope));
			return schema ? [[name, schema] as const] : [];
		});
		return found.length > 0 ? { properties: Object.fromEntries(found) } : {};
	}

	/** Extends the scope by the names bound for one key, except names that every step is offered anyway. */
	private keyScope(key: string, { binds = [] }: KeyGrammar, scope: Scope): Scope {
		const own = binds.filter(({ name }) => bindingsAfterSteps().every((binding) => binding.name !== name));
		const bound = own.flatMap((binding) => this.boundTypes(binding));
		return bound.length > 0 ? this.within(scope, key, bound) : scope;
	}
}

/** A `match`: its value and what its cases hold. */
const choice = (value: Schema, cases: Schema | null): Schema => ({
	properties: { match: value, ...(cases && { cases: { additionalProperties: cases }, else: cases }) },
});

const withoutHidden = (layers: readonly Layer[], names: readonly string[]): Layer[] =>
	layers.filter((layer) => !layer.names.every((name) => names.includes(name)));

const isCall = (path: string): boolean => path.split('.').length === 2;

const CHOSEN: readonly Binding['value'][] = ['item', 'object', 'input', 'answer', 'result'];

const bindingsAfterSteps = (): Binding[] =>
	Object.values(steps).flatMap(({ bindsAfter = [] }) => bindsAfter.filter(({ value }) => value === 'answer' || value === 'result'));

const wrapped = (schema: Schema | null, wrap: (schema: Schema) => Schema): Schema | null => (schema ? wrap(schema) : null);
