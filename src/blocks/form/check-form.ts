import type { FormBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { checkField } from './check-field.ts';
import { controlOf } from './control-of.ts';
import { type Field, pathOf, withParts } from './form-fields.ts';
import { comparedValue, type FormValues, sentValue, valueIn } from './form-values.ts';
import { type FormSnapshot, isRequiredIn } from './form-view.ts';
import { limitsOf } from './limits-of.ts';

/** `complete`: a required field must not be empty. */
export function errorOf(
	field: Field,
	{ fields, values, scopeOf, omitted, changed, lacking }: FormSnapshot,
	complete = true,
): string | null {
	if (field.parts) return null;
	const scope = scopeOf(field);
	const other = fields.find((each) => each.field === field.same);
	const same = other && { label: scope.text(other.label), value: values[other.field] };
	const label = scope.text(field.label);
	const error = checkField(comparedValue(field.rules, values[field.field]), {
		label,
		control: controlOf(field),
		rules: { ...field.rules, required: complete && !omitted.has(field) && isRequired(field, changed, scope) },
		...limitsOf(field, scope),
		...(same && { same }),
	});
	return error ?? brokenCheck(field, scope) ?? (complete && lacking?.field === field.field ? lacking.message : null);
}

/** The message of `atLeastOne`, at the first of its visible fields if all of them are empty. */
export function lackingIn(
	{ atLeastOne }: FormBlock,
	fields: readonly Field[],
	values: FormValues,
	scope: PageScope,
): FormSnapshot['lacking'] {
	if (!atLeastOne) return null;
	const asked = fields.filter(({ field }) => atLeastOne.fields.includes(field));
	const [first] = asked;
	const isFilled = ({ field, rules }: Field): boolean => !isBlank(sentValue(rules, values[field])) && String(values[field]).trim() !== '';
	return first && !asked.some(isFilled) ? { field: first.field, message: scope.text(atLeastOne.message) } : null;
}

/** A form that sends changes demands nothing of a field left alone; one that was changed needs a value, unless the server takes it empty. */
function isRequired(field: Field, changed: FormSnapshot['changed'], scope: PageScope): boolean {
	if (changed === null) return isRequiredIn(field, scope);
	if (!changed.has(topOf(field))) return false;
	const holdsEmpty = field.rules.type === 'array' || field.rules.type === 'boolean' || pathOf(field).length > 1;
	return isRequiredIn(field, scope) || !(holdsEmpty || emptied(field) !== undefined);
}

const topOf = (field: Field): string => pathOf(field)[0] ?? '';

/** What tells the server that a field was emptied; undefined if the body has no such value. */
function emptied({ rules }: Field): null | '' | undefined {
	if (rules.nullable) return null;
	const isPlainText = rules.type === 'string' && rules.enum === undefined && rules.format === undefined && rules.pattern === undefined;
	return isPlainText && (rules.minLength ?? 0) === 0 ? '' : undefined;
}

/** Message of the first rule that the values break. Rules wait until all fields that they read are filled. */
function brokenCheck({ checks = [] }: Field, scope: PageScope): string | null {
	const isFilled = (path: string): boolean => {
		const value = path.split('.').reduce<unknown>(valueIn, scope.scope);
		return value === false || !isBlank(value);
	};
	const broken = checks.find(({ valid, reads }) => reads.every(isFilled) && !scope.read(valid));
	return broken ? scope.text(broken.message) : null;
}

/**
 * Fields whose error may change with a field: itself, those that must repeat it or check it, those of an object that it fills, those that
 * are required under a condition, and those of its `atLeastOne` group.
 */
export function touchedBy(name: string, fields: readonly Field[], { atLeastOne }: FormBlock): readonly Field[] {
	const around = name.slice(0, name.lastIndexOf('.') + 1);
	const others = atLeastOne?.fields.includes(name) ? atLeastOne.fields : [];
	return fields.filter(
		(each) =>
			each.field === name ||
			each.same === name ||
			(around !== '' && each.field.startsWith(around)) ||
			typeof each.required === 'function' ||
			others.includes(each.field) ||
			checks(each, name),
	);
}

function checks({ checks: rules = [], entry }: Field, name: string): boolean {
	const inRow = entry !== undefined && name.startsWith(`${entry}.`) ? [`row${name.slice(entry.length)}`] : [];
	return rules.some(({ reads }) => reads.some((read) => [`form.${name}`, ...inRow].some((path) => `${path}.`.startsWith(`${read}.`))));
}

/** Hidden fields and empty objects that may be left out are not sent. */
export function inputOf(block: FormBlock, { steps, values, scope, seen, omitted, changed }: FormSnapshot): Record<string, unknown> {
	const isSent = (field: Field): boolean => seen.has(field) && !omitted.has(field);
	const empty = ({ rules }: Field): null | undefined => (rules.nullable && !changed ? null : undefined);
	const sent = (field: Field): unknown => (field.served ? servedValue : sentValue)(field.rules, values[field.field]) ?? empty(field);
	const input = steps.flatMap(({ fields }) => fields);
	const whole = assemble(input, isSent, sent);
	return {
		...(changed
			? changesIn(
					whole,
					input.filter((field) => seen.has(field) && changed.has(topOf(field))),
				)
			: whole),
		...(block.with && scope.read(block.with)),
	};
}

function changesIn(whole: Readonly<Record<string, unknown>>, fields: readonly Field[]): Record<string, unknown> {
	const changes = fields.map((field) => [topOf(field), whole[topOf(field)] ?? emptied(field)] as const);
	return Object.fromEntries(changes.filter(([, value]) => value !== undefined));
}

/** The values in the types that expressions expect; null for empty fields. */
export const typedValues = (fields: readonly Field[], values: FormValues): FormValues =>
	assemble(
		fields,
		() => true,
		({ field, rules }) => sentValue(rules, values[field]) ?? null,
	);

/** An object of the fields' values, with the objects and lists of the fields within them. */
function assemble(fields: readonly Field[], isSent: (field: Field) => boolean, read: (field: Field) => unknown): Record<string, unknown> {
	const object: Record<string, unknown> = {};
	for (const field of fields.filter(isSent)) {
		const [holder = '', key = ''] = pathOf(field).slice(-2);
		const value = valueOfField(field);
		if (field.served && Array.isArray(value) && field.rules.uploads) object[holder] = [...listIn(object[holder]), ...value];
		else if (field.served) object[holder] = { ...(object[holder] as object), ...(value === undefined ? {} : { [key]: value }) };
		else if (value !== undefined) object[key || holder] = value;
		const id = field.picture && read({ ...field, field: field.picture.fills, rules: ID_RULES });
		if (field.picture && id !== undefined) object[field.picture.fills] = id;
	}
	return object;

	function valueOfField(field: Field): unknown {
		if (field.parts) return assemble(field.parts, isSent, read);
		return field.entries ? field.entries.map(({ parts }) => assemble(parts, isSent, read)) : read(field);
	}
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const ID_RULES: Field['rules'] = { type: 'string', required: false };

/** Texts that were emptied are sent as such, so that the server forgets the old ones; files that are not chosen again stay. */
function servedValue(rules: Field['rules'], value: unknown): unknown {
	const sent = sentValue(rules, value);
	if (rules.format === 'binary') return sent;
	return typeof sent === 'number' ? String(sent) : (sent ?? '');
}

/**
 * Objects among the fields that may be left out and are empty, with the fields within them. An object that was emptied is sent, as null or
 * whole.
 */
export function omittedFields(fields: readonly Field[], values: FormValues, changed: FormSnapshot['changed']): ReadonlySet<Field> {
	const isEmpty = (field: Field): boolean => field.parts !== undefined || isBlank(sentValue(field.rules, values[field.field]));
	const empty = fields
		.filter(({ parts, rules }) => parts && !rules.required && withParts(parts).every(isEmpty))
		.filter((field) => field.rules.nullable || !changed?.has(topOf(field)));
	return new Set(withParts(empty));
}

const isBlank = (value: unknown): boolean =>
	value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
