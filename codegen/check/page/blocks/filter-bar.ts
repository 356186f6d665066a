import { resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import { json } from '#codegen/check/slot/compiled.ts';
import type { ConstructRule } from '#codegen/check/slot/construct.ts';
import { enumOfState } from '#codegen/check/slot/page-names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, type RecordSpec, referenceAt } from '#codegen/read/spec.ts';

type FacetKind = 'one' | 'several' | 'yes' | 'days' | 'text';

interface FacetContext {
	state: ReadonlyMap<string, ValueType>;
	keyType: () => ValueType;
	/** Values of the enum of a parameter that takes the state; null if none has one. */
	valuesOf: (state: string) => readonly string[] | null;
	report: Report;
}

export const facetRule: ConstructRule = {
	compile({ node, spec, entries }, context) {
		const { page, report } = context;
		const kind = checkFacet(spec, {
			state: page.state,
			keyType: () => context.keyTypeOf(node) ?? { kind: 'unknown' },
			valuesOf: (name) => enumOfState(name, page.data),
			report,
		});
		return [...entries, ['kind', json(kind)]];
	},
};

function checkFacet(spec: ObjectSpec, context: FacetContext): FacetKind | null {
	const choices = CHOICES.some((key) => spec.keys.has(key));
	reportKeys(spec, context.report);
	if (spec.keys.has('from')) return checkDays(spec, context);
	const bound = referenceAt(spec, 'binds');
	const type = bound && context.state.get(bound.name);
	if (!type) return null;
	if (choices) return checkChoices(spec, type, bound, context);
	if (type.kind === 'boolean') return 'yes';
	if (type.kind === 'string') return 'text';
	const needed = 'without choices a facet sets true or false, or text';
	return reportState(bound, type, `${needed}: give it \`dict\`, \`labels\` or \`source\``, context.report);
}

const CHOICES = ['dict', 'labels', 'source'];

function reportKeys(spec: ObjectSpec, report: Report): void {
	const has = (key: string): boolean => spec.keys.has(key);
	const at = (key: string): SourceSpan => spec.keys.get(key)?.key ?? spec.at;
	const [choices, second] = CHOICES.filter(has);
	if (choices && has('from')) report({ code: 'conflicting-keys', message: 'A span of days has no choices.', at: at(choices) });
	else if (choices && second)
		report({
			code: 'conflicting-keys',
			message: `A facet takes its choices from \`${choices}\` or from \`${second}\`, not from both.`,
			at: at(second),
		});
	if (has('children') && !has('source')) reportMissing('source', at('children'), spec, report);
	if (has('from') && !has('to')) reportMissing('to', at('from'), spec, report);
	if (has('source') && !has('choice')) reportMissing('choice', at('source'), spec, report);
}

function reportMissing(key: string, at: SourceSpan, { incomplete, shape }: ObjectSpec, report: Report): void {
	if (incomplete) return;
	const hint = shape.keys[key]?.doc ?? '';
	report({ code: 'missing-key', message: `Facet needs the key \`${key}\` here.`, hint, at });
}

interface BoundState {
	name: string;
	at: SourceSpan;
}

function checkDays(spec: ObjectSpec, { state, report }: FacetContext): FacetKind {
	for (const key of ['from', 'to']) {
		const bound = referenceAt(spec, key);
		const type = bound && state.get(bound.name);
		if (type && type.kind !== 'string') reportState(bound, type, 'a day is text, as 2026-09-01', report);
	}
	return 'days';
}

function checkChoices(spec: ObjectSpec, type: ValueType, bound: BoundState, { keyType, valuesOf, report }: FacetContext): FacetKind | null {
	const labels = spec.keys.get('labels')?.value;
	if (labels?.kind === 'record') checkValues(labels, bound.name, { values: valuesOf(bound.name), report });
	if (type.kind === 'boolean') return reportState(bound, type, 'one of several choices is text or a number', report);
	const one = type.kind === 'array' ? type.items : type;
	const key = spec.keys.has('source') ? keyType() : one;
	if (!isAssignable(key, one)) {
		const at = spec.keys.get('key')?.value.at ?? bound.at;
		const message = `Choosing a row sets ${describeType(key)}, but state \`${bound.name}\` holds ${describeType(type)}.`;
		report({ code: 'wrong-parameter-type', message, at });
	}
	return type.kind === 'array' ? 'several' : 'one';
}

interface KnownValues {
	values: readonly string[] | null;
	report: Report;
}

/** A value that the parameter does not take would get every call refused. */
function checkValues({ entries, at, incomplete }: RecordSpec, state: string, { values, report }: KnownValues): void {
	if (!values) return;
	const missing = values.filter((value) => !resolveMisspellings(entries.keys(), values).has(value));
	if (missing.length > 0 && !incomplete)
		report({
			code: 'missing-case',
			message: `The facet has no label for ${missing.map((value) => `'${value}'`).join(', ')}, which the parameter of \`state.${state}\` takes.`,
			hint: 'Add it to `labels`.',
			at,
		});
	for (const [value, { key }] of entries) {
		if (values.includes(value)) continue;
		report({
			code: 'unknown-enum-value',
			message: `\`${value}\` is not a value of the parameter that takes \`state.${state}\`.`,
			...suggestName({ name: value, at: key, candidates: values, otherwise: `Its values are: ${values.join(', ')}.` }),
		});
	}
}

function reportState({ name, at }: BoundState, type: ValueType, needed: string, report: Report): null {
	const message = `State \`${name}\` holds ${describeType({ ...type, nullable: false })}, but ${needed}.`;
	report({ code: 'wrong-facet-state', message, at });
	return null;
}
