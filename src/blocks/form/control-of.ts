import type { FormField } from '#generated/block-types.ts';

/** How a field is typed. `checkboxes` is a checkbox whose field holds a list. */
export type Control = NonNullable<FormField['control']> | 'checkboxes';

/** Long texts get room to write. */
const LONG = 200;

/** The control that the author chose, else the one that suits the schema. */
export function controlOf({ control, rules, dict }: Pick<FormField, 'control' | 'rules' | 'dict'>): Control {
	if (rules.type === 'array' && (control ?? 'checkbox') === 'checkbox') return 'checkboxes';
	if (control) return control;
	if (rules.enum || dict !== undefined) return 'select';
	if (rules.type === 'boolean') return 'switch';
	if (rules.type === 'integer' || rules.type === 'number') return 'number';
	if (rules.format === 'date') return 'date';
	if (rules.format === 'password') return 'password';
	return (rules.maxLength ?? 0) > LONG ? 'textarea' : 'input';
}
