import type { FormBlock, FormField } from '#generated/block-types.ts';
import { checkField } from './check-field.ts';
import { controlOf } from './control-of.ts';
import { sentValue } from './form-values.ts';
import type { FormSnapshot } from './form-view.ts';
import { limitsOf } from './limits-of.ts';

/** `complete`: a required field must not be empty. */
export function errorOf(field: FormField, { fields, values, scope }: FormSnapshot, complete = true): string | null {
	const other = fields.find((each) => each.field === field.same);
	const same = other && { label: scope.text(other.label), value: values[other.field] };
	const label = scope.text(field.label);
	return checkField(values[field.field], {
		label,
		control: controlOf(field),
		rules: complete ? field.rules : { ...field.rules, required: false },
		...limitsOf(field, scope),
		...(same && { same }),
	});
}

/** Fields whose error may change with a field: the field itself and those that must repeat it. */
export const touchedBy = (name: string, fields: readonly FormField[]): readonly FormField[] =>
	fields.filter((field) => field.field === name || field.same === name);

/** Hidden fields are not sent. */
export function inputOf(block: FormBlock, { fields, values, scope }: FormSnapshot): Record<string, unknown> {
	const input: Record<string, unknown> = {};
	for (const { field, rules, into } of fields) {
		const value = sentValue(rules, values[field]);
		if (into) input[into.object] = { ...(input[into.object] as object), ...servedInput(into.key, rules, value) };
		else if (value !== undefined) input[field] = value;
	}
	return { ...input, ...(block.with && scope.read(block.with)) };
}

/** Texts that were emptied are sent as such, so that the server forgets the old ones; files that are not chosen again stay. */
function servedInput(key: string, { format }: FormField['rules'], value: unknown): object {
	if (format === 'binary') return value === undefined ? {} : { [key]: value };
	return { [key]: typeof value === 'number' ? String(value) : (value ?? '') };
}
