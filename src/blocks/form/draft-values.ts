import type { FormField } from '#generated/block-types.ts';
import { isKept } from './control-of.ts';
import type { FormValues } from './form-values.ts';

export function keptValues(fields: readonly FormField[], typed: FormValues): FormValues | null {
	const kept = fields
		.filter((field) => isKept(field) && Object.hasOwn(typed, field.field))
		.map(({ field }) => [field, typed[field]] as const);
	return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Restores only values that still fit their field, since the form may have changed. */
export function restoredValues(fields: readonly FormField[], kept: FormValues): FormValues {
	const fitting = fields.filter((field) => isKept(field) && fits(field, kept[field.field]));
	return Object.fromEntries(fitting.map(({ field }) => [field, kept[field]]));
}

function fits({ rules: { type } }: FormField, value: unknown): boolean {
	if (type === 'array') return Array.isArray(value) && value.every((item) => typeof item === 'string');
	return typeof value === (type === 'boolean' ? 'boolean' : 'string');
}
