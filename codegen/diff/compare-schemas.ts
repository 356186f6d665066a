import type { Plain } from '#codegen/read/tree.ts';
import { type Change, declaredAs, type FieldChange, type Target, type ValueChange } from './change.ts';
import { declarationOf } from './declaration-of.ts';
import { isSecretField, type LocatedSchema, nodeOf, type SchemaView, spanOf, viewOf } from './located-schema.ts';

/** The direction decides what breaks: requests break if fewer values are accepted, responses if more are possible. */
export type Direction = 'request' | 'answer';

export interface SchemaContext {
	operation: string;
	direction: Direction;
	/** The parameter or body field that holds the values; null for responses and whole bodies. */
	input: { name: string; kind: 'parameter' | 'body-field' } | null;
}

interface SchemaPair {
	before: LocatedSchema;
	after: LocatedSchema;
	/** As in `records[].title`, or `solved.*.status` of values under any key; empty at the root. */
	subject: string;
}

/** Every difference between two schemas, including nested ones. Terminates for recursive schemas. */
export function compareSchemas(before: LocatedSchema, after: LocatedSchema, subject: string, context: SchemaContext): Change[] {
	const comparer = new SchemaComparer(context);
	comparer.compare({ before, after, subject });
	return comparer.changes;
}

class SchemaComparer {
	readonly changes: Change[] = [];
	private readonly context: SchemaContext;
	private readonly met = new Set<string>();
	private readonly pending: SchemaPair[] = [];

	constructor(context: SchemaContext) {
		this.context = context;
	}

	/** Returns whether this pair is new: a change in a shared schema is reported once. */
	private meets(key: string): boolean {
		if (this.met.has(key)) return false;
		this.met.add(key);
		return true;
	}

	/** Breadth first, so that a change in a recursive schema is reported under its shortest path. */
	compare(whole: SchemaPair): void {
		this.pending.push(whole);
		for (const pair of this.pending) this.value(pair);
	}

	private value(pair: SchemaPair): void {
		if (!this.meets(`${nodeOf(pair.before)} ${nodeOf(pair.after)}`)) return;
		const before = viewOf(pair.before);
		const after = viewOf(pair.after);
		if (this.types(pair, before, after)) return;
		this.nullable(pair, before, after);
		this.values(pair, before, after);
		this.format(pair, before, after);
		if (before.rules !== after.rules && this.context.direction === 'request')
			this.note(pair, 'rules-changed', `has other rules: ${before.rules || 'none'} → ${after.rules || 'none'}`, false);
		this.initial(pair, before, after);
		if (before.items && after.items) this.pending.push({ before: before.items, after: after.items, subject: `${pair.subject}[]` });
		this.entries(pair, before, after);
		this.fields(pair, before, after);
		this.options(pair, before, after);
	}

	/** Returns whether the types differ, in which case nested schemas are not compared. */
	private types(pair: SchemaPair, before: SchemaView, after: SchemaView): boolean {
		const was = kindsOf(before);
		const is = kindsOf(after);
		const wider = !covers(was, is);
		const narrower = !covers(is, was);
		if (!wider && !narrower) return false;
		const told = `was ${kindOfTime(before) ?? describe(was)} and is ${kindOfTime(after) ?? describe(is)} now`;
		this.note(pair, 'type-changed', `${told}${this.ofTime(before, after)}`, this.breaks({ wider, narrower }));
		return true;
	}

	/** A time as text and as a number are read in different ways, so more than the type differs. */
	private ofTime(before: SchemaView, after: SchemaView): string {
		const isText = (view: SchemaView): boolean => kindOfTime(view) !== null;
		const isNumber = ({ types }: SchemaView): boolean => types.has('integer') || types.has('number');
		const { direction } = this.context;
		if (isText(before) && isNumber(after))
			return direction === 'answer'
				? ': `| date`, `| ago` and times of blocks take milliseconds, so seconds show as days of 1970, and texts or comparisons with times are wrong'
				: ': date fields of forms and texts of times are refused, since they send text';
		if (isNumber(before) && isText(after))
			return direction === 'answer'
				? ': the pipes of times read it, but sums and comparisons with numbers are wrong'
				: ': numbers, as `now` in milliseconds, are refused';
		return '';
	}

	private nullable(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		if (before.nullable === after.nullable) return;
		if (after.nullable) this.note(pair, 'became-nullable', 'may be null now', this.breaks({ wider: true }));
		else this.note(pair, 'no-longer-nullable', 'may no longer be null', this.breaks({ narrower: true }));
	}

	private values(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		const was = before.values;
		const is = after.values;
		if (!was && !is) return;
		if (!was || !is) {
			const message = is ? `takes only ${is.map(shown).join(', ')} now` : 'is no longer one of certain values';
			this.note(pair, 'values-changed', message, this.breaks({ wider: !is, narrower: !was }));
			return;
		}
		for (const value of was.filter((value) => !is.includes(value)))
			this.note(pair, 'value-removed', `is never ${shown(value)} now`, this.breaks({ narrower: true }), value);
		for (const value of is.filter((value) => !was.includes(value)))
			this.note(pair, 'value-added', `may be ${shown(value)} now`, this.breaks({ wider: true }));
	}

	private format(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		if (before.format === after.format) return;
		const message = `had ${before.format ?? 'no'} format and has ${after.format ?? 'none'} now`;
		this.note(pair, 'format-changed', message, this.breaks({ wider: before.format !== null, narrower: after.format !== null }));
	}

	/** Matters to callers that leave the input out, whose calls mean something else now. */
	private initial(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		const { input } = this.context;
		const [was, is] = [before.initial, after.initial].map((value) => (value === undefined ? 'nothing' : shown(value)));
		if (was === is || input === null || input.name !== pair.subject) return;
		const message = `is ${is} by default now, and was ${was}`;
		this.field(pair, 'default-changed', message, false, { kind: 'missing', name: input.name });
	}

	private entries(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		if (before.entries && after.entries)
			this.pending.push({ before: before.entries, after: after.entries, subject: belowOf(pair.subject, '*') });
		else if (before.entries) this.note(pair, 'type-changed', 'has no keys but the named ones now', true);
		else if (after.entries) this.note(pair, 'type-changed', 'may have other keys than the named ones now', false);
	}

	private fields(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		for (const [name, field] of before.properties) {
			const next = after.properties.get(name);
			const both = { before: field, after: next ?? field, subject: belowOf(pair.subject, name) };
			if (next) this.pending.push(both);
			else if (this.meets(`- ${nodeOf(field)}`)) this.field(both, 'removed', 'is gone', true);
			const was = before.required.has(name);
			const is = after.required.has(name);
			if (!next || !this.meets(`${nodeOf(field)} ${nodeOf(next)} ${was} ${is}`)) continue;
			this.required(both, was, is);
			this.secret(both);
		}
		for (const [name, field] of after.properties) {
			if (before.properties.has(name) || !this.meets(`+ ${nodeOf(field)}`)) continue;
			this.added({ before: pair.before, after: field, subject: belowOf(pair.subject, name) }, after.required.has(name));
		}
	}

	private added(pair: SchemaPair, required: boolean): void {
		if (this.context.direction === 'request' && required) this.field(pair, 'added-required', 'is new and required', true);
		else this.field(pair, 'added', 'is new', false, { kind: 'nothing' });
	}

	private required(pair: SchemaPair, was: boolean, is: boolean): void {
		if (was === is) return;
		if (is) this.field(pair, 'became-required', 'is always there now', this.breaks({ narrower: true }));
		else this.field(pair, 'became-optional', 'may be left out now', this.breaks({ wider: true }));
	}

	private secret(pair: SchemaPair): void {
		const was = isSecretField(pair.before);
		const is = isSecretField(pair.after);
		if (was === is || this.context.direction === 'request') return;
		if (is) this.field(pair, 'became-secret', 'is secret now, so no page may read it', true);
		else this.field(pair, 'no-longer-secret', 'is no longer secret', false);
	}

	private options(pair: SchemaPair, before: SchemaView, after: SchemaView): void {
		const later = new Map(after.options.map((option, index) => [optionName(option, index), option]));
		const names = new Set(before.options.map(optionName));
		const gone = [...names].filter((name) => !later.has(name));
		const added = [...later.keys()].filter((name) => !names.has(name));
		if (gone.length > 0 || added.length > 0) {
			const message = `has other shapes: ${[...gone.map((name) => `${name} is gone`), ...added.map((name) => `${name} is new`)].join(', ')}`;
			this.note(pair, 'type-changed', message, this.breaks({ wider: added.length > 0, narrower: gone.length > 0 }));
		}
		for (const [index, option] of before.options.entries()) {
			const next = later.get(optionName(option, index));
			if (next) this.pending.push({ before: option, after: next, subject: pair.subject });
		}
	}

	private breaks({ wider = false, narrower = false }: { wider?: boolean; narrower?: boolean }): boolean {
		return this.context.direction === 'request' ? narrower : wider;
	}

	/** Notes a change of a value. A root value has no field name, so it is described as the whole response or body. */
	private note(pair: SchemaPair, what: ValueChange, message: string, breaking: boolean, value?: Plain): void {
		if (!/^(\[\])*$/.test(pair.subject)) return this.field(pair, what, message, breaking, this.target(pair, value, what));
		const whole = this.context.direction === 'answer' ? 'answer' : 'body';
		const said = pair.subject === '' ? `the ${whole} ${message}` : `an item of the ${whole} ${message}`;
		this.add(pair, `${whole}-${what}`, said, breaking, this.target(pair, value, what));
	}

	private field(
		pair: SchemaPair,
		what: FieldChange,
		message: string,
		breaking: boolean,
		target = this.target(pair, undefined, what),
	): void {
		const kind = this.context.direction === 'answer' ? 'answer-field' : (this.context.input?.kind ?? 'body-field');
		this.add(pair, `${kind}-${what}`, `${WORDS[kind]} \`${pair.subject}\` ${message}`, breaking, target);
	}

	private add({ subject, before, after }: SchemaPair, kind: Change['kind'], message: string, breaking: boolean, target: Target): void {
		const { operation } = this.context;
		const declared = target.kind === 'nothing' ? {} : { declared: declaredAs(operation, declarationOf(before)) };
		this.changes.push({ operation, kind, subject, message, breaking, target, ...declared, at: spanOf(after) });
	}

	private target({ before }: SchemaPair, value?: Plain, what?: string): Target {
		const { direction, input } = this.context;
		if (direction === 'answer' && (what === 'became-nullable' || what === 'became-optional'))
			return { kind: 'read-without-fallback', node: nodeOf(before) };
		if (direction === 'answer') return { kind: what === 'became-secret' ? 'read-by-page' : 'read', node: nodeOf(before) };
		if (!input) return { kind: 'call' };
		return { kind: 'given', name: input.name, ...(value === undefined ? {} : { value }) };
	}
}

const belowOf = (subject: string, name: string): string => (subject ? `${subject}.${name}` : name);

export const WORDS = { parameter: 'parameter', 'body-field': 'body field', 'answer-field': 'answer field' } as const;

const kindsOf = (view: SchemaView): ReadonlySet<string> => (view.options.length > 0 ? new Set(['one of several shapes']) : view.types);

/** Whether every type in `some` is covered by `all`; an empty set means any type. */
function covers(all: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
	if (all.size === 0) return true;
	return some.size > 0 && [...some].every((type) => all.has(type) || (type === 'integer' && all.has('number')));
}

const describe = (types: ReadonlySet<string>): string => (types.size === 0 ? 'of any type' : [...types].sort().join(' or '));

/** `a date-time` for a text that holds one; null for anything else. */
const kindOfTime = ({ types, format }: SchemaView): string | null =>
	types.has('string') && (format === 'date-time' || format === 'date') ? `a ${format}` : null;

const shown = (value: Plain): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function optionName({ schema }: LocatedSchema, index: number): string {
	const ref = typeof schema === 'object' && schema !== null && '$ref' in schema ? schema.$ref : null;
	return typeof ref === 'string' ? (ref.split('/').pop() ?? ref) : `shape ${index + 1}`;
}
