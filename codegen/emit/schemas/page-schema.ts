/**
 * What an editor may offer in the expressions of one page: the paths that its state, data and rows have. Annotations alone (`examples`):
 * nothing here rejects anything, so a page may be ahead of its last good compilation. The rules of a page are those of `page.json`.
 */
import { fillable } from '#codegen/check/check-form.ts';
import type { PageModel } from '#codegen/check/check-page.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, KeyGrammar, ObjectGrammar, ReferenceTarget } from '#codegen/grammar/grammar.ts';
import { page as pageGrammar } from '#codegen/grammar/page.ts';
import { onceFor } from '#codegen/incremental/once-for.ts';
import { type PageSources, sourcesOf } from './page-sources.ts';
import { Definitions, printSchema, type Schema } from './schema.ts';
import { pathsOf } from './type-paths.ts';

/** Where an expression stands: what is bound there beside the names of the page. */
interface Scope {
	/** Ends the names of definitions for it; empty for the page itself. */
	id: string;
	paths: Schema;
}

const DEPTH = 3;
const SESSION_DEPTH = 2;

export const pageSchema = onceFor((page: PageModel): string => new PageSchema(page).text());

class PageSchema {
	private readonly page: PageModel;
	private readonly definitions = new Definitions();
	/** By name; null for one in which no expression stands. */
	private readonly objects = new Map<string, Schema | null>();
	private readonly sources: PageSources;
	private readonly inner: Scope;

	constructor(page: PageModel) {
		this.page = page;
		this.sources = sourcesOf(page);
		this.inner = { id: '', paths: this.definitions.define('paths', () => ({ examples: this.pagePaths() })) };
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
		return [...root('state', 1), ...answers, ...root('route', 2), ...root('session', SESSION_DEPTH)];
	}

	/** The scope with more names; they come before those that are there already. */
	private within(scope: Scope, id: string, bound: readonly (readonly [string, ValueType])[]): Scope {
		const inner = `${scope.id}.${id}`;
		const own = () => bound.flatMap(([name, type]) => [name, ...pathsOf(name, type, DEPTH).map(({ path }) => path)]);
		return { id: inner, paths: this.definitions.define(`paths${inner}`, () => ({ anyOf: [{ examples: own() }, scope.paths] })) };
	}

	private schema(grammar: Grammar, scope: Scope): Schema | null {
		switch (grammar.kind) {
			case 'expression':
				return scope.paths;
			case 'source':
				return this.source(grammar.yields === 'list' ? 'row' : 'record');
			case 'reference':
				return this.reference(grammar.to);
			case 'arguments':
			case 'route-params':
			case 'props':
				return { additionalProperties: scope.paths };
			case 'state-values':
				return { properties: Object.fromEntries(this.state().map((name) => [name, scope.paths])), additionalProperties: scope.paths };
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

	private source(binds: 'row' | 'record'): Schema {
		return this.definitions.define(`${binds}-sources`, () => ({ examples: this.sources[binds].map(({ path }) => path) }));
	}

	private reference(to: ReferenceTarget): Schema | null {
		const known = to === 'state' ? this.state().map((name) => `state.${name}`) : to === 'data' ? [...this.page.data.keys()] : [];
		return known.length > 0 ? this.definitions.define(`${to}-names`, () => ({ examples: known })) : null;
	}

	private readonly state = (): string[] => {
		const state = this.page.scope.get('state');
		return state?.kind === 'object' ? [...state.fields().keys()] : [];
	};

	private anyBlock(): Schema {
		const kinds = Object.values(blockKinds).flatMap((shape) => {
			const then = this.object(shape, this.inner);
			return then ? [chosen('block', shape.block, then)] : [];
		});
		return { allOf: kinds };
	}

	/** No two kinds of steps mean different things by one key, so they need not be told apart. */
	private step(scope: Scope): Schema {
		const answers = this.page.called.map(({ answer }) => ['result', answer] as const);
		const inner = answers.length > 0 ? this.within(scope, 'steps', answers) : scope;
		const keys = Object.values(steps).flatMap((shape) => Object.entries(shape.keys));
		return this.definitions.define(`Step${inner.id}`, () => this.properties(keys, inner));
	}

	private object(shape: ObjectGrammar, scope: Scope): Schema | null {
		const name = `${shape.name}${scope.id}`;
		const known = this.objects.get(name);
		if (known !== undefined) return known;
		const built = shape.binds ? this.bound(shape, shape.binds, scope) : this.properties(Object.entries(shape.keys), scope);
		const object = Object.keys(built).length > 0 ? this.definitions.define(name, () => built) : null;
		this.objects.set(name, object);
		return object;
	}

	/** What a construct binds depends on its `source`, or on the operation that it submits. */
	private bound(shape: ObjectGrammar, binds: 'row' | 'record' | 'form', scope: Scope): Schema {
		const keys = Object.entries(shape.keys);
		const outer = this.properties(keys.filter(isOuter), scope);
		const inside = keys.filter((entry) => !isOuter(entry));
		const choices = binds === 'form' ? this.forms(inside, scope) : this.rows(inside, binds, scope);
		return { ...outer, ...(choices.length > 0 ? { allOf: choices } : {}) };
	}

	/** Sources that the page uses, and its calls themselves: what is bound takes room for each kind of block. */
	private rows(keys: readonly [string, KeyGrammar][], binds: 'row' | 'record', scope: Scope): Schema[] {
		const worth = this.sources[binds].filter(({ path }) => this.page.sources.includes(path) || isCall(path));
		return worth.flatMap(({ path, type }) => {
			const then = this.properties(keys, this.within(scope, `${binds}.${path}`, [[binds, type]]));
			return Object.keys(then).length > 0 ? [chosen('source', path, then)] : [];
		});
	}

	private forms(keys: readonly [string, KeyGrammar][], scope: Scope): Schema[] {
		return this.page.called.map((operation) => {
			const fields = fillable(operation);
			const typed = this.within(scope, `form.${operation.name}`, [['form', { kind: 'object', fields: () => fields }]]);
			return chosen('submits', operation.name, this.properties(keys, typed));
		});
	}

	private properties(keys: readonly [string, KeyGrammar][], scope: Scope): Schema {
		const found = keys.flatMap(([name, { grammar }]) => {
			const schema = this.schema(grammar, scope);
			return schema ? [[name, schema] as const] : [];
		});
		return found.length > 0 ? { properties: Object.fromEntries(found) } : {};
	}
}

const isCall = (path: string): boolean => path.split('.').length === 2;

const isOuter = ([name, key]: readonly [string, KeyGrammar]): boolean => key.scope === 'outer' || name === 'source' || name === 'submits';

const chosen = (key: string, value: string, then: Schema): Schema => ({
	if: { properties: { [key]: { const: value } }, required: [key] },
	then,
});

const wrapped = (schema: Schema | null, wrap: (schema: Schema) => Schema): Schema | null => (schema ? wrap(schema) : null);
