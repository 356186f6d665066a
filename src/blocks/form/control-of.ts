import type { FormField } from '#generated/block-types.ts';

/** Input type of a field. `checkboxes` is a checkbox group with a list value, `choices` a multiple select. */
export type Control = NonNullable<FormField['control']> | 'checkboxes' | 'choices';

const LONG = 200;

type Part = Pick<FormField, 'control' | 'rules' | 'dict'>;

export function controlOf({ control, rules, dict }: Part): Control {
	if (rules.format === 'binary') return control === 'image' || rules.contentMediaType?.startsWith('image/') ? 'image' : 'file';
	if (rules.type === 'array') return controlOfList({ control, rules, dict });
	if (control) return control;
	if (rules.enum || dict !== undefined) return 'select';
	if (rules.type === 'boolean') return 'switch';
	if (rules.type === 'integer' || rules.type === 'number') return 'number';
	if (rules.format === 'date') return 'date';
	if (rules.format === 'date-time') return 'datetime';
	if (rules.format === 'password') return 'password';
	return (rules.maxLength ?? 0) > LONG ? 'textarea' : 'input';
}

/** A list without enum and dictionary is edited as tags. */
function controlOfList({ control, rules, dict }: Part): Control {
	if (control === 'select') return 'choices';
	if (control === undefined && !rules.enum && dict === undefined) return 'tags';
	return (control ?? 'checkbox') === 'checkbox' ? 'checkboxes' : (control as Control);
}
