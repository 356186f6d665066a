/**
 * Validates values against the schemas of an API document and, in the same pass, drops fields that the schema does not name, so that a
 * secret field of a seed row cannot leak. Each schema is compiled to closures once.
 */
import { normaliseTyped } from '#src/lib/typed-text.ts';
import { flattenAllOf, resolveRef } from './contract-refs.ts';
import { lengthRules, type Rule, rulesOf, uniqueRules } from './contract-rules.ts';
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

type CheckOfField = (name: string) => Check | null;

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
		const counted = lengthRules(schema, schema.minProperties, schema.maxProperties, 'fields');
		return withRules(counted, this.fields(schema));
	}

	private fields(schema: Schema): Check {
		if (!schema.properties && !schema.patternProperties && typeof schema.additionalProperties !== 'object') return keep;
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

	/** The check of a field that `properties` does not name; null if there may be no such fields. */
	private restOf(schema: Schema): CheckOfField | null {
		const { additionalProperties: rest } = schema;
		if (!rest && !schema.patternProperties) return null;
		const patterns = Object.entries(schema.patternProperties ?? {}).map(([pattern, property]) => ({
			pattern: new RegExp(pattern, 'u'),
			check: this.checkOf(property),
		}));
		const others = rest ? (rest === true ? keep : this.checkOf(rest)) : null;
		return (name) => patterns.find(({ pattern }) => pattern.test(name))?.check ?? others;
	}

	private array(schema: Schema): Check {
		const first = (schema.prefixItems ?? []).map((item) => this.checkOf(item));
		const check = schema.items ? this.checkOf(schema.items) : keep;
		const rules = [...lengthRules(schema, schema.minItems, schema.maxItems, 'items'), ...uniqueRules(schema)];
		return withRules(rules, (value, walk) => {
			const items = value as readonly unknown[];
			const projected: unknown[] = new Array(items.length);
			for (let index = 0; index < items.length && !isDecided(walk); index += 1) {
				walk.path.push(index);
				projected[index] = (first[index] ?? check)(items[index], walk);
				walk.path.pop();
			}
			return projected;
		});
	}

	private union(schema: Schema, options: readonly Schema[]): Check {
		const { anyOf: _any, oneOf: _one, discriminator, ...around } = schema;
		const isShared = around.properties !== undefined || around.allOf !== undefined;
		const forms = options
			.filter((option) => option.type !== 'null')
			.map((option) => ({ ref: option.$ref, check: this.checkOf(isShared ? { allOf: [around, option] } : option) }));
		const nullable = forms.length < options.length || schema.nullable === true;
		const fitting = firstFitting(
			forms.map(({ check }) => check),
			schema,
		);
		const byDiscriminator = discriminator ? formByDiscriminator(discriminator, forms) : fitting;
		return (value, walk) => {
			if (value === null && nullable) return null;
			return (kindOf(value) === 'object' ? byDiscriminator : fitting)(value, walk);
		};
	}
}

/** Takes the first form that fits; if none fits, reports the problems of the form that the value comes nearest to. */
function firstFitting(forms: readonly Check[], schema: Schema): Check {
	return (value, walk) => {
		let nearest: ValidationPass | null = null;
		for (const form of forms) {
			const trial: ValidationPass = { ...walk, problems: [], unknown: [] };
			const projected = form(value, trial);
			if (trial.problems.length + trial.unknown.length === 0) return projected;
			if (!nearest || distanceOf(trial) < distanceOf(nearest)) nearest = trial;
		}
		if (nearest) takeOver(nearest, walk);
		else addProblem(walk, { kind: 'type', expected: 'one of the forms of the schema', got: value, schema });
		return value;
	};
}

/** A wrong type or a value that is not listed says that another form was meant, a missing field that this one is incomplete. */
const distanceOf = ({ problems, unknown }: ValidationPass): number => {
	const others = problems.filter(({ kind }) => kind === 'type' || kind === 'enum').length;
	return others * MOST_PROBLEMS * 2 + problems.length + unknown.length;
};

/** Takes the form that the value of the discriminator means. */
function formByDiscriminator(
	{ propertyName, mapping }: NonNullable<Schema['discriminator']>,
	forms: readonly { ref: string | undefined; check: Check }[],
): Check {
	const byValue = new Map(
		Object.entries(mapping).flatMap(([value, ref]) => {
			const form = forms.find((each) => each.ref === ref);
			return form ? [[value, form.check] as const] : [];
		}),
	);
	const expected = `one of ${[...byValue.keys()].map((value) => JSON.stringify(value)).join(', ')}`;
	return (value, walk) => {
		const got = (value as Readonly<Record<string, unknown>>)[propertyName];
		const form = byValue.get(String(got));
		if (form) return form(value, walk);
		addProblem(walk, { kind: got === undefined ? 'missing' : 'enum', expected, got, schema: {} }, propertyName);
		return value;
	};
}

function copyRest(rests: {
	from: Record<string, unknown>;
	to: Record<string, unknown>;
	names: ReadonlySet<string>;
	rest: CheckOfField | null;
	walk: ValidationPass;
}): void {
	const { from, to, names, rest, walk } = rests;
	for (const name of Object.keys(from)) {
		const item = names.has(name) ? undefined : from[name];
		if (item === undefined) continue;
		const check = rest?.(name);
		if (check) {
			walk.path.push(name);
			to[name] = check(item, walk);
			walk.path.pop();
		} else if (walk.closed) addUnknown(walk, name, 'no such field', item);
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
		// Only the first broken rule is reported: a pattern may take seconds for a text that is too long.
		rules.every((rule) => rule(value, walk));
		return check(value, walk);
	};
}
