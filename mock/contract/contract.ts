/**
 * Validates values against the schemas of an API document and, in the same pass, drops fields that the schema does not name, so that a
 * secret field of a seed row cannot leak. Each schema is compiled to closures once.
 */
import { normaliseTyped } from '#src/lib/typed-text.ts';
import { flattenAllOf, resolveRef } from './contract-refs.ts';
import { lengthRules, type Rule, rulesOf } from './contract-rules.ts';
import { addProblem, addUnknown, isDecided, MOST_PROBLEMS, newPass, type Problem, problemsOf, type ValidationPass } from './problem.ts';
import type { Schema, SchemasByName } from './schema.ts';
import { kindOf, typesOf } from './value-kind.ts';

/** Returns the projected value; problems go to `walk.problems`. */
export type Check = (value: unknown, walk: ValidationPass) => unknown;

export interface CheckResult {
	value: unknown;
	problems: readonly Problem[];
}

export interface Contract {
	checkOf(schema: Schema): Check;
}

export function createContract(schemas: SchemasByName): Contract {
	return new SchemaCompiler(schemas);
}

export function runCheck(check: Check, value: unknown, closed = false): CheckResult {
	const walk = newPass({ closed });
	return { value: check(value, walk), problems: problemsOf(walk) };
}

const keep: Check = (value) => value;

class SchemaCompiler implements Contract {
	private readonly schemas: SchemasByName;
	private readonly compiled = new Map<Schema, Check>();

	constructor(schemas: SchemasByName) {
		this.schemas = schemas;
	}

	checkOf(schema: Schema): Check {
		const compiledBefore = this.compiled.get(schema);
		if (compiledBefore) return compiledBefore;
		// Registered before it is built because schemas may be recursive.
		let built: Check = keep;
		this.compiled.set(schema, (value, walk) => built(value, walk));
		built = this.build(schema);
		this.compiled.set(schema, built);
		return built;
	}

	private build(schema: Schema): Check {
		if (schema.$ref) return this.checkOf(resolveRef(schema.$ref, this.schemas));
		const union = schema.anyOf ?? schema.oneOf;
		if (union) return this.union(schema, union);
		const types = typesOf(schema);
		const checks = types.map((type) => [type, this.ofType(type, schema)] as const);
		if (checks.length === 0) return withRules(rulesOf(schema), keep);
		const only = checks[0];
		if (checks.length === 1 && only) return typed(schema, types, () => only[1], only[0]);
		return typed(schema, types, (type) => checks.find(([name]) => name === type || (name === 'number' && type === 'integer'))?.[1]);
	}

	private ofType(type: string, schema: Schema): Check {
		if (type === 'object') return this.object(flattenAllOf(schema, this.schemas));
		if (type === 'array') return this.array(schema);
		return asTyped(schema, withRules(rulesOf(schema), keep));
	}

	private object(schema: Schema): Check {
		if (!schema.properties && typeof schema.additionalProperties !== 'object') return keep;
		const required = new Set(schema.required);
		const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
			name,
			property,
			check: this.checkOf(property),
			required: required.has(name),
		}));
		const rest = this.restOf(schema);
		const names = new Set(fields.map(({ name }) => name));
		return (value, walk) => {
			const from = value as Record<string, unknown>;
			const to: Record<string, unknown> = {};
			for (const { name, property, check, required: needed } of fields) {
				const item = from[name];
				if (item !== undefined) {
					walk.path.push(name);
					to[name] = check(item, walk);
					walk.path.pop();
				} else if (needed) addProblem(walk, { kind: 'missing', expected: 'a value', got: undefined, schema: property }, name);
			}
			if (rest || walk.closed) copyRest({ from, to, names, rest, walk });
			return to;
		};
	}

	private restOf(schema: Schema): Check | null {
		const { additionalProperties: rest } = schema;
		if (!rest) return null;
		return rest === true ? keep : this.checkOf(rest);
	}

	private array(schema: Schema): Check {
		const check = schema.items ? this.checkOf(schema.items) : keep;
		return withRules(lengthRules(schema, schema.minItems, schema.maxItems, 'items'), (value, walk) => {
			const items = value as readonly unknown[];
			const projected: unknown[] = new Array(items.length);
			for (let index = 0; index < items.length && !isDecided(walk); index += 1) {
				walk.path.push(index);
				projected[index] = check(items[index], walk);
				walk.path.pop();
			}
			return projected;
		});
	}

	/** Takes the first option that fits; if none fits, reports the problems of the last non-null option. */
	private union(schema: Schema, options: readonly Schema[]): Check {
		const forms = options.filter((option) => option.type !== 'null').map((option) => this.checkOf(option));
		const nullable = forms.length < options.length || schema.nullable === true;
		return (value, walk) => {
			if (value === null && nullable) return null;
			let last: ValidationPass | null = null;
			for (const form of forms) {
				last = { ...walk, problems: [], unknown: [] };
				const projected = form(value, last);
				if (last.problems.length + last.unknown.length === 0) return projected;
			}
			if (!last) addProblem(walk, { kind: 'type', expected: 'one of the forms of the schema', got: value, schema });
			else takeOver(last, walk);
			return value;
		};
	}
}

function copyRest(rests: {
	from: Record<string, unknown>;
	to: Record<string, unknown>;
	names: ReadonlySet<string>;
	rest: Check | null;
	walk: ValidationPass;
}): void {
	const { from, to, names, rest, walk } = rests;
	for (const name of Object.keys(from)) {
		const item = names.has(name) ? undefined : from[name];
		if (item === undefined) continue;
		if (rest) {
			walk.path.push(name);
			to[name] = rest(item, walk);
			walk.path.pop();
		} else addUnknown(walk, name, 'no such field', item);
	}
}

function takeOver(trial: ValidationPass, { problems, unknown }: ValidationPass): void {
	problems.push(...trial.problems.slice(0, MOST_PROBLEMS - problems.length));
	unknown.push(...trial.unknown.slice(0, MOST_PROBLEMS - unknown.length));
}

function typed(schema: Schema, types: readonly string[], checkFor: (type: string) => Check | undefined, only?: string): Check {
	const expected = types.join(' or ');
	return (value, walk) => {
		const type = kindOf(value);
		const fits = only === undefined ? types.includes(type) : type === only;
		const check = fits || (type === 'integer' && types.includes('number')) ? checkFor(type) : undefined;
		if (check) return check(value, walk);
		addProblem(walk, { kind: 'type', expected, got: value, schema });
		return value;
	};
}

/** The patterns that normalise would take seconds for a text of megabytes. */
const LONGEST_TYPED = 1000;

/** Normalises what a person has typed, so that every operation compares codes and account names by one rule. */
function asTyped({ 'x-as': as, 'x-case': letters }: Schema, check: Check): Check {
	if (!as) return check;
	return (value, walk) => {
		const isTyped = walk.typed && typeof value === 'string' && value.length <= LONGEST_TYPED;
		return check(isTyped ? normaliseTyped(value, { as, case: letters }) : value, walk);
	};
}

function withRules(rules: readonly Rule[], check: Check): Check {
	if (rules.length === 0) return check;
	return (value, walk) => {
		// The first broken rule is told: a pattern may take seconds for a text that is too long.
		rules.every((rule) => rule(value, walk));
		return check(value, walk);
	};
}
