/** Validates the value of a form field; returns the error message, or null if it is valid. Pure. */
import * as texts from '#generated/messages/blocks/form/checks.ts';
import { isMoment, isWithin } from '#src/lib/moment-text.ts';
import { decimalsOf, toLargeUnits } from '#src/lib/scaled-number.ts';
import { isPhone } from '#src/lib/typed-text.ts';
import type { FieldRules } from '#src/pages/block-base.ts';
import type { Control } from './control-of.ts';
import { sentNumber } from './form-values.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface FieldCheck {
	label: string;
	control: Control;
	rules: FieldRules;
	/** Limits of the manifest: numbers, or moments as text. */
	min?: string | undefined;
	max?: string | undefined;
	/** Other field that must have the same value. */
	same?: { label: string; value: unknown };
}

export function checkField(value: unknown, field: FieldCheck): string | null {
	if (isEmpty(value, field.rules)) return field.rules.required ? missing(field) : null;
	return (
		checkCount(value, field) ??
		checkType(value, field) ??
		checkLength(value, field) ??
		checkRange(value, field) ??
		checkMoment(value, field) ??
		checkShape(value, field) ??
		checkChoice(value, field) ??
		checkSame(value, field)
	);
}

const WRITTEN: readonly Control[] = ['input', 'password', 'textarea', 'number', 'tags', 'code'];

function missing({ label, control }: FieldCheck): string {
	if (control === 'checkbox' || control === 'switch') return texts.tick({ label });
	// A number is as often picked with the arrows as typed.
	if (control === 'number') return texts.fillIn({ label });
	if (control === 'rows') return texts.add({ label });
	return WRITTEN.includes(control) ? texts.enter({ label }) : texts.choose({ label });
}

/** An unchecked required checkbox is empty only if the server accepts nothing but `true`. */
function isEmpty(value: unknown, { type, enum: allowed }: FieldRules): boolean {
	if (type === 'boolean' && value === false) return allowed === undefined ? false : !allowed.map(String).includes('false');
	return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function checkCount(value: unknown, field: FieldCheck): string | null {
	const { rules, label, control } = field;
	if (!Array.isArray(value)) return null;
	const pending = rules.uploads && value.find((entry) => entry instanceof File);
	if (pending) return texts.notUploaded({ name: pending.name });
	const files = control === 'file' || control === 'image';
	const { minItems, maxItems } = rules;
	if (minItems !== undefined && value.length < minItems)
		return files ? texts.fewFiles({ label, count: minItems }) : texts.fewItems({ label, count: minItems });
	if (maxItems !== undefined && value.length > maxItems)
		return files ? texts.manyFiles({ label, count: maxItems }) : texts.manyItems({ label, count: maxItems });
	if (control !== 'tags') return null;
	const wrong = value.map((item) =>
		checkField(item, { ...field, control: 'input', rules: { ...rules, type: rules.items ?? 'string', required: false } }),
	);
	return wrong.find((each) => each !== null) ?? null;
}

function checkType(value: unknown, { rules, label }: FieldCheck): string | null {
	if (rules.type !== 'integer' && rules.type !== 'number') return null;
	const number = sentNumber(rules, value);
	if (!Number.isFinite(number)) return texts.number({ label });
	if (rules.type !== 'integer' || Number.isInteger(number)) return null;
	return rules.scale ? texts.decimals({ label, count: decimalsOf(rules.scale) }) : texts.integer({ label });
}

function checkLength(value: unknown, { rules: { minLength, maxLength }, label }: FieldCheck): string | null {
	if (typeof value !== 'string') return null;
	const length = [...value].length;
	if (minLength !== undefined && length < minLength) return texts.short({ label, count: minLength });
	return maxLength !== undefined && length > maxLength ? texts.long({ label, count: maxLength }) : null;
}

function checkRange(value: unknown, { rules, label, min, max }: FieldCheck): string | null {
	if (rules.type !== 'integer' && rules.type !== 'number') return null;
	const minimum = min === undefined ? rules.minimum : Number(min);
	const maximum = max === undefined ? rules.maximum : Number(max);
	const number = sentNumber(rules, value);
	if (minimum !== undefined && number < minimum) return texts.small({ label, minimum: shownNumber(rules, minimum) });
	if (maximum !== undefined && number > maximum) return texts.large({ label, maximum: shownNumber(rules, maximum) });
	return checkExcluded(number, rules, label);
}

/** A number of the schema or the manifest in the unit of the screen, with all its decimals: 83.50. */
const shownNumber = ({ scale }: FieldRules, number: number): number | string =>
	scale ? toLargeUnits(number, scale).toFixed(decimalsOf(scale)) : number;

function checkExcluded(value: number, rules: FieldRules, label: string) {
	const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = rules;
	if (above !== undefined && value <= above) return texts.notAbove({ label, limit: shownNumber(rules, above) });
	if (below !== undefined && value >= below) return texts.notBelow({ label, limit: shownNumber(rules, below) });
	// Quotients of decimals are whole only up to their rounding.
	const isWhole = step === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-9;
	return isWhole ? null : texts.notMultiple({ label, step: shownNumber(rules, step ?? 1) });
}

function checkMoment(value: unknown, { control, label, min, max }: FieldCheck): string | null {
	const kind = control === 'range' ? 'date' : control;
	if (kind !== 'date' && kind !== 'month' && kind !== 'time' && kind !== 'datetime') return null;
	const moments = [value].flat().map(String);
	if (control === 'range' && (moments[0] === '' || moments[1] === '')) return texts.bothDays({ label });
	if (moments.some((each) => !isMoment(kind, each))) return texts.wrongMoment({ label });
	if (control === 'range' && !isWithin(String(moments[0]), undefined, moments[1])) return texts.reversed({ label });
	if (moments.some((each) => !isWithin(each, min, undefined))) return texts.early({ label, min: min ?? '' });
	return moments.some((each) => !isWithin(each, undefined, max)) ? texts.late({ label, max: max ?? '' }) : null;
}

const COLOR = /^#[\da-f]{6}$/i;

function checkShape(value: unknown, { rules, label, control }: FieldCheck): string | null {
	if (Array.isArray(value)) return null;
	const text = String(value);
	if (rules.pattern !== undefined && !new RegExp(`^(?:${rules.pattern})$`, 'u').test(text))
		return rules.message ?? texts.wrongFormat({ label });
	if (control === 'color' && !COLOR.test(text)) return texts.color({ label });
	if (rules.as === 'phone' && rules.pattern === undefined && !isPhone(text)) return texts.phone;
	if (rules.format === 'email' && !EMAIL.test(text)) return texts.email;
	if (rules.format === 'uri' && !URL.canParse(text)) return texts.url({ label });
	return null;
}

function checkChoice(value: unknown, { rules, label }: FieldCheck): string | null {
	if (!rules.enum || rules.type === 'array') return null;
	return rules.enum.map(String).includes(String(value)) ? null : texts.choose({ label });
}

function checkSame(value: unknown, { same, label }: FieldCheck): string | null {
	return same && value !== same.value ? texts.different({ label, other: same.label }) : null;
}
