import type { FieldRules } from '#src/pages/page-definition.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What a field holds before anyone typed, in the form its control takes. */
export function startValue(rules: FieldRules, given: unknown): unknown {
	if (rules.type === 'array') return Array.isArray(given) ? given.map(String) : [];
	if (rules.type === 'boolean') return given === true;
	return given === null || given === undefined ? '' : String(given);
}

/** What is sent for a field; undefined leaves it out. */
export function sentValue(rules: FieldRules, value: unknown): unknown {
	if (rules.type === 'array') return Array.isArray(value) ? value : [];
	if (rules.type === 'boolean') return value === true;
	if (value === null || value === undefined || value === '') return undefined;
	return rules.type === 'integer' || rules.type === 'number' ? Number(value) : value;
}
