import type { FormBlock, FormField } from '#generated/block-types.ts';
import { checkField } from './check-field.ts';
import { controlOf } from './control-of.ts';
import { sentValue } from './form-values.ts';
import type { FormSnapshot } from './form-view.ts';
import { limitsOf } from './limits-of.ts';

export function errorOf(field: FormField, { fields, values, scope }: FormSnapshot): string | null {
	const other = fields.find((each) => each.field === field.same);
	const same = other && { label: scope.text(other.label), value: values[other.field] };
	const label = scope.text(field.label);
	return checkField(values[field.field], {
		label,
		control: controlOf(field),
		rules: field.rules,
		...limitsOf(field, scope),
		...(same && { same }),
	});
}

/** Fields whose error may change with a field: the field itself and those that must repeat it. */
export const touchedBy = (name: string, fields: readonly FormField[]): readonly FormField[] =>
	fields.filter((field) => field.field === name || field.same === name);

/** Hidden fields are not sent. */
export function inputOf(block: FormBlock, { fields, values, scope }: FormSnapshot): Record<string, unknown> {
	const sent = fields
		.map(({ field, rules }) => [field, sentValue(rules, values[field])] as const)
		.filter(([, value]) => value !== undefined);
	return { ...Object.fromEntries(sent), ...(block.with && scope.read(block.with)) };
}
