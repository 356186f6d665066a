/** JSON Schemas for the YAML editor: completion and first checks while typing, from the same grammar as the compiler's own. */
import type { Names } from '#codegen/check/names.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, KeyGrammar, ObjectGrammar, ReferenceTarget } from '#codegen/grammar/grammar.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import type { VirtualFile } from './virtual-file.ts';

type Schema = { [key: string]: unknown };

const EXPRESSION: Schema = { type: ['string', 'number', 'boolean', 'null'] };

export function emitSchemas(names: Names): VirtualFile[] {
	return Object.entries(manifestKinds).map(([kind, shape]) => ({
		folder: 'schemas',
		path: `${kind}.json`,
		text: `${JSON.stringify(new SchemaEmitter(names).document(shape), null, '\t')}\n`,
	}));
}

class SchemaEmitter {
	private readonly names: Names;
	private readonly definitions = new Map<string, Schema>();

	constructor(names: Names) {
		this.names = names;
	}

	document(shape: ObjectGrammar): Schema {
		const root = this.object(shape);
		const definitions = Object.fromEntries([...this.definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
		return { $schema: 'http://json-schema.org/draft-07/schema#', title: shape.name, ...root, definitions };
	}

	private object(shape: ObjectGrammar, extra: Record<string, Schema> = {}): Schema {
		const required = [...Object.keys(extra), ...Object.entries(shape.keys).flatMap(([name, key]) => (key.required ? [name] : []))];
		const properties = { ...extra, ...Object.fromEntries(Object.entries(shape.keys).map(([name, key]) => [name, this.key(key)])) };
		return {
			description: shape.doc,
			type: 'object',
			properties,
			additionalProperties: false,
			...(required.length > 0 ? { required } : {}),
			...(shape.oneOf ? { oneOf: shape.oneOf.map((name) => ({ required: [name] })) } : {}),
		};
	}

	private key(key: KeyGrammar): Schema {
		const schema = this.schema(key.grammar);
		return '$ref' in schema ? { allOf: [schema], description: key.doc } : { description: key.doc, ...schema };
	}

	private schema(grammar: Grammar): Schema {
		switch (grammar.kind) {
			case 'string':
				return { type: 'string', ...(grammar.pattern ? { pattern: grammar.pattern.source } : {}) };
			case 'body-field':
				return { type: 'string' };
			case 'number':
				return numberSchema(grammar);
			case 'boolean':
				return { type: 'boolean' };
			case 'enum':
				return { enum: [...grammar.values] };
			case 'scalar':
				return { type: ['string', 'number', 'boolean', 'null'] };
			case 'any':
				return {};
			case 'text':
				return { type: ['string', 'number'] };
			case 'expression':
			case 'source':
				return EXPRESSION;
			case 'reference':
				return this.reference(grammar.to);
			case 'arguments':
			case 'route-params':
			case 'props':
			case 'state-values':
				return { type: 'object', additionalProperties: EXPRESSION };
			case 'list':
				return { type: 'array', items: this.schema(grammar.of), ...(grammar.nonEmpty ? { minItems: 1 } : {}) };
			case 'record':
				return {
					type: 'object',
					additionalProperties: this.schema(grammar.of),
					...(grammar.keyPattern ? { propertyNames: { pattern: grammar.keyPattern.source } } : {}),
				};
			case 'object':
				return this.define(grammar.shape.name, () => this.object(grammar.shape));
			case 'lazy':
				return this.define(grammar.shape().name, () => this.object(grammar.shape()));
			case 'either':
				return { anyOf: grammar.of.map((option) => this.schema(option)) };
			case 'blocks':
				return { type: 'array', items: this.define('Block', () => this.anyBlock()) };
			case 'actions':
				return {
					type: 'array',
					items: this.define('Step', () => ({
						anyOf: Object.values(steps).map((step) => this.define(step.name, () => this.object(step))),
					})),
				};
		}
	}

	/** Chosen by `block:`, so that the editor completes only the keys of that kind. */
	private anyBlock(): Schema {
		const kinds = Object.values(blockKinds);
		return {
			type: 'object',
			required: ['block'],
			properties: { block: { enum: kinds.map(({ block }) => block) } },
			allOf: kinds.map((shape) => ({
				if: { properties: { block: { const: shape.block } }, required: ['block'] },
				then: this.define(shape.name, () => this.object(shape, { block: { const: shape.block } })),
			})),
		};
	}

	/** The set is entered before it is built, so that constructs may contain themselves. */
	private define(name: string, build: () => Schema): Schema {
		if (!this.definitions.has(name)) {
			this.definitions.set(name, {});
			this.definitions.set(name, build());
		}
		return { $ref: `#/definitions/${name}` };
	}

	private reference(to: ReferenceTarget): Schema {
		const known = this.known(to);
		return known.length > 0 ? this.define(`${to}Name`, () => ({ enum: known })) : { type: 'string' };
	}

	private known(to: ReferenceTarget): string[] {
		switch (to) {
			case 'operation':
				return [...this.names.operations.keys()].sort();
			case 'route':
				return [...this.names.routes.keys()];
			case 'page':
				return [...this.names.pages.keys()];
			case 'component':
				return [...this.names.components.keys()];
			case 'handler':
				return [...this.names.handlers.keys()];
			case 'guard':
				return [...this.names.guards.keys()];
			case 'role':
				return [...this.names.roles.keys()];
			case 'permission':
				return [...this.names.permissions.keys()];
			case 'dictionary':
				return [...this.names.dictionaries.keys()];
			case 'menu':
				return [...this.names.menus.keys()];
			case 'state':
			case 'data':
			case 'paged-data':
			case 'dialog':
			case 'block':
				return [];
		}
	}
}

function numberSchema(grammar: { integer?: boolean; min?: number; max?: number }): Schema {
	return {
		type: grammar.integer ? 'integer' : 'number',
		...(grammar.min === undefined ? {} : { minimum: grammar.min }),
		...(grammar.max === undefined ? {} : { maximum: grammar.max }),
	};
}
