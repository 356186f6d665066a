/** What of a form may be kept in the browser, and what can be taken from there. Pure. */
import type { FormField } from '#generated/block-types.ts';
import { controlOf } from './control-of.ts';
import type { FormValues } from './form-values.ts';

/** Passwords and secrets are kept by nobody, and files cannot be. */
export const isKept = (field: FormField): boolean =>
	!field.rules.secret && field.rules.format !== 'password' && field.rules.format !== 'binary' && controlOf(field) !== 'password';

/** Null for nothing. */
export function keptValues(fields: readonly FormField[], typed: FormValues): FormValues | null {
	const kept = fields
		.filter((field) => isKept(field) && Object.hasOwn(typed, field.field))
		.map(({ field }) => [field, typed[field]] as const);
	return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** The form may have changed since: only what still fits its field. */
export function restoredValues(fields: readonly FormField[], kept: FormValues): FormValues {
	const fitting = fields.filter((field) => isKept(field) && fits(field, kept[field.field]));
	return Object.fromEntries(fitting.map(({ field }) => [field, kept[field]]));
}

function fits({ rules: { type } }: FormField, value: unknown): boolean {
	if (type === 'array') return Array.isArray(value) && value.every((item) => typeof item === 'string');
	return typeof value === (type === 'boolean' ? 'boolean' : 'string');
}
