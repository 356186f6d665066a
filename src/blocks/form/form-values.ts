/** What fields hold, and what is sent for them. Pure. */
import { toLocalTime, toSentTime } from '#src/lib/local-time.ts';
import type { FieldRules } from '#src/pages/page-definition.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What a field holds before anyone typed, in the form its control takes. Files that are there already are not put in again. */
export function startValue(rules: FieldRules, given: unknown): unknown {
	if (rules.format === 'binary') return [];
	if (rules.type === 'array') return Array.isArray(given) ? given.map(String) : [];
	if (rules.type === 'boolean') return given === true;
	if (rules.format === 'date-time') return toLocalTime(given);
	return given === null || given === undefined ? '' : String(given);
}

/** What is sent for a field; undefined leaves it out. */
export function sentValue(rules: FieldRules, value: unknown): unknown {
	if (rules.type === 'array') return sentList(rules, value);
	if (rules.format === 'binary') return Array.isArray(value) ? value[0] : undefined;
	if (rules.type === 'boolean') return value === true;
	if (value === null || value === undefined || value === '') return undefined;
	if (rules.format === 'date-time') return toSentTime(String(value));
	return rules.type === 'integer' || rules.type === 'number' ? Number(value) : value;
}

/** No files are no part of the body; an empty list of words is one. */
function sentList({ format }: FieldRules, value: unknown): unknown {
	const list = Array.isArray(value) ? value : [];
	return format === 'binary' && list.length === 0 ? undefined : list;
}

/** Whether two values of one field are the same to the user. */
export function sameValue(one: unknown, other: unknown): boolean {
	if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
	return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

/** The new values, but those that say the same as before are the same objects as before. */
export function keepSame(before: FormValues, after: FormValues): FormValues {
	const kept = Object.entries(after).map(([name, value]) => [name, sameValue(before[name], value) ? before[name] : value]);
	return Object.fromEntries(kept) as FormValues;
}
