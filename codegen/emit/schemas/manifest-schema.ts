import { isGlobal, type Names, tableOf } from '#codegen/check/names.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, KeyGrammar, NameKind, ObjectGrammar, UnionGrammar } from '#codegen/grammar/grammar.ts';
import { type Sign, signOf } from '#codegen/grammar/kinds.ts';
import { blocksMatch, entriesMatch, expressionMatch, lookMatch, objectMatch, textMatch } from '#codegen/grammar/match.ts';
import { ChosenSchemas } from './chosen-schemas.ts';
import { type Define, Definitions, EXPRESSION, type Schema, when, without } from './schema.ts';

type NamesByKind = ReadonlyMap<NameKind, readonly string[]>;

export class ManifestSchema {
	readonly definitions = new Definitions();
	private readonly define: Define = this.definitions.define;
	private readonly names: Names;
	private readonly chosen: ChosenSchemas;

	private readonly offered: NamesByKind;
	private readonly closed: NamesByKind;
	/** Entries of lists may be parts. */
	private readonly parts: boolean;

	/** Names from outside of the model's `Names`: `offered` are suggestions, `closed` rejects other names. */
	constructor(
		names: Names,
		{ offered = new Map(), closed = new Map(), parts = false }: { offered?: NamesByKind; closed?: NamesByKind; parts?: boolean } = {},
	) {
		this.names = names;
		this.offered = offered;
		this.closed = closed;
		this.parts = parts;
		this.chosen = new ChosenSchemas(names, this.define);
	}

	object(shape: ObjectGrammar, extra: Record<string, Schema> = {}): Schema {
		const required = [...Object.keys(extra), ...Object.entries(shape.keys).flatMap(([name, key]) => (key.required ? [name] : []))];
		const properties = { ...extra, ...Object.fromEntries(Object.entries(shape.keys).map(([name, key]) => [name, this.key(key)])) };
		const chosen = this.chosen.of(shape);
		return {
			description: shape.doc,
			type: 'object',
			properties,
			additionalProperties: false,
			...(required.length > 0 ? { required } : {}),
			...(shape.oneOf ? { oneOf: shape.oneOf.map((name) => ({ required: [name] })) } : {}),
			...(chosen.length > 0 ? { allOf: chosen } : {}),
		};
	}

	/** Selected by the keys that tell the kind, so that the editor completes one of these, and then only the keys of that kind. */
	union(union: UnionGrammar): Schema {
		const kinds = union.kinds.map((shape) => ({ shape, ...signOf(union, shape) }));
		return {
			description: union.doc,
			type: 'object',
			oneOf: union.by.map((by) => ({ required: [by] })),
			allOf: [
				...union.by.map((by) => {
					const others = union.by.filter((other) => other !== by);
					return without(others, { properties: { [by]: this.sign(kinds.filter(({ key }) => key === by)) } });
				}),
				...kinds.map(({ shape, key, value }) => when(key, value, this.schema({ kind: 'object', shape }))),
			],
		};
	}

	/** The key that tells some of the kinds. */
	private sign(kinds: readonly (Sign & { shape: ObjectGrammar })[]): Schema {
		const docs = kinds.map(({ shape, value }) => (value === null ? shape.doc : `${value}: ${shape.doc}`));
		const values = kinds.flatMap(({ value }) => value ?? []);
		return { description: docs.join('\n'), ...(values.length > 0 ? { enum: values } : {}) };
	}

	private key(key: KeyGrammar): Schema {
		const schema = this.schema(key.grammar);
		return '$ref' in schema ? { allOf: [schema], description: key.doc } : { description: key.doc, ...schema };
	}

	private schema(grammar: Grammar): Schema {
		switch (grammar.kind) {
			case 'string':
				return this.string(grammar);
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
				return this.orMatch('Text', { type: ['string', 'number'] }, textMatch);
			case 'expression':
			case 'source':
				return this.orMatch('Expression', EXPRESSION, expressionMatch);
			case 'reference':
				return this.reference([grammar.to]);
			case 'arguments':
				return { type: 'object', additionalProperties: this.argument() };
			case 'route-params':
			case 'props':
			case 'state-values':
				return { type: 'object', additionalProperties: this.orMatch('Expression', EXPRESSION, expressionMatch) };
			case 'list':
				return {
					type: 'array',
					items: this.orPart(this.orChoice(this.schema(grammar.of), entriesMatch(grammar.of))),
					...(grammar.nonEmpty ? { minItems: 1 } : {}),
				};
			case 'record':
				return {
					type: 'object',
					additionalProperties: this.schema(grammar.of),
					...(grammar.keyPattern ? { propertyNames: { pattern: grammar.keyPattern.source } } : {}),
				};
			case 'object':
				return this.orChoice(
					this.define(grammar.shape.name, () => this.object(grammar.shape)),
					grammar.shape.isChoosable ? objectMatch(grammar.shape) : null,
				);
			case 'look':
				return this.orChoice(this.schema(grammar.of), lookMatch(grammar.name, grammar.of));
			case 'lazy':
				return this.define(grammar.shape().name, () => this.object(grammar.shape()));
			case 'union':
				return this.define(grammar.union.name, () => this.union(grammar.union));
			case 'either':
				return { anyOf: grammar.of.map((option) => this.schema(option)) };
			case 'blocks':
				return {
					type: 'array',
					items: this.orPart(
						this.orChoice(
							this.define('Block', () => this.anyBlock()),
							blocksMatch,
						),
					),
				};
			case 'actions':
				return { type: 'array', items: this.orPart(this.define('Step', () => this.anyStep())) };
		}
	}

	private orChoice(entry: Schema, shape: ObjectGrammar | null): Schema {
		if (!shape) return entry;
		const choice = this.define(shape.name, () => this.object(shape));
		return { if: { type: 'object', properties: { match: {}, block: false }, required: ['match'] }, then: choice, else: entry };
	}

	private orMatch(name: string, value: Schema, shape: ObjectGrammar): Schema {
		const choice = this.define(shape.name, () => this.object(shape));
		return this.define(name, () => ({ if: { type: 'object' }, then: choice, else: value }));
	}

	/** An object may be written field by field. */
	private argument(): Schema {
		return this.define('Argument', () => ({
			if: { type: 'object', not: { required: ['match'] } },
			then: { additionalProperties: this.argument() },
			else: this.orMatch('Expression', EXPRESSION, expressionMatch),
		}));
	}

	private orPart(item: Schema): Schema {
		if (!this.parts) return item;
		const use = this.define('PartUse', () => ({
			type: 'object',
			description: 'Entries of a file below parts/.',
			properties: { part: { type: 'string' }, with: { type: 'object' } },
			additionalProperties: false,
		}));
		return { if: { type: 'object', properties: { part: {} }, required: ['part'] }, then: use, else: item };
	}

	private anyStep(): Schema {
		return { anyOf: Object.values(steps).map((step) => this.define(step.name, () => this.object(step))) };
	}

	/** Selected by `block:`, so that the editor completes only the keys of that kind. */
	private anyBlock(): Schema {
		const kinds = Object.values(blockKinds);
		return {
			type: 'object',
			required: ['block'],
			properties: { block: { enum: kinds.map(({ block }) => block) } },
			allOf: kinds.map((shape) =>
				when(
					'block',
					shape.block,
					this.define(shape.name, () => this.object(shape, { block: { const: shape.block } })),
				),
			),
		};
	}

	private string({ pattern, names }: Extract<Grammar, { kind: 'string' }>): Schema {
		const text = { type: 'string', ...(pattern ? { pattern: pattern.source } : {}) };
		if (!names) return text;
		const offered = names.flatMap((name) => this.offered.get(name) ?? []);
		return offered.length > 0 ? { ...text, examples: offered } : this.reference(names);
	}

	private reference(to: readonly NameKind[]): Schema {
		const known = to.flatMap((target) => this.known(target));
		const word = to.map((target, index) => (index === 0 ? target : capital(target))).join('Or');
		return known.length > 0 ? this.define(`${word}Name`, () => ({ enum: known })) : { type: 'string' };
	}

	private known(to: NameKind): readonly string[] {
		if (!isGlobal(to)) return this.closed.get(to) ?? [];
		const known = [...tableOf(this.names, to).keys()];
		return to === 'operation' || to === 'icon' ? known.sort() : known;
	}
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function numberSchema(grammar: { integer?: boolean; min?: number; max?: number }): Schema {
	return {
		type: grammar.integer ? 'integer' : 'number',
		...(grammar.min === undefined ? {} : { minimum: grammar.min }),
		...(grammar.max === undefined ? {} : { maximum: grammar.max }),
	};
}
