import type { FormField } from '#generated/block-types.ts';

/** Input type of a field. `checkboxes` is a checkbox group with a list value, `choices` a select of several; `group` and `rows` hold fields. */
export type Control = NonNullable<FormField['control']> | 'checkboxes' | 'choices' | 'component' | 'group' | 'rows';

const TEXTAREA_FROM = 200;

type Part = Pick<FormField, 'control' | 'component' | 'rules' | 'dict' | 'options' | 'fields' | 'rows'>;

export function controlOf(field: Part): Control {
	if (field.rows) return 'rows';
	if (field.component !== undefined) return 'component';
	return field.fields ? 'group' : singleControl(field);
}

function singleControl({ control, rules, dict, options }: Part): Control {
	if (rules.format === 'binary') return control === 'image' || rules.contentMediaType?.startsWith('image/') ? 'image' : 'file';
	if (rules.type === 'array') return controlOfList({ control, rules, dict, options });
	if (control) return control;
	if (rules.enum || dict !== undefined || options) return 'select';
	if (rules.type === 'boolean') return 'switch';
	if (rules.type === 'integer' || rules.type === 'number') return 'number';
	if (rules.format === 'date' || rules.format === 'time') return rules.format;
	if (rules.format === 'date-time') return 'datetime';
	if (rules.format === 'password') return 'password';
	return (rules.maxLength ?? 0) > TEXTAREA_FROM ? 'textarea' : 'input';
}

/** A list without enum and dictionary is edited as tags. */
function controlOfList({ control, rules, dict, options }: Part): Control {
	if (control === 'select' || (control === undefined && options)) return 'choices';
	if (control === undefined && !rules.enum && dict === undefined) return 'tags';
	return (control ?? 'checkbox') === 'checkbox' ? 'checkboxes' : (control as Control);
}

/** Whether a draft may hold the value of the field: passwords, secrets and codes of pictures must not be stored. */
export const isKept = (field: Part): boolean =>
	!field.rules.secret && field.rules.format !== 'password' && !['password', 'picture-code'].includes(controlOf(field));

/** Whether the field takes programs or essays, or is drawn by a component, which need the width of the page. */
export const isLong = ({ look, component, rules: { maxLength = 0 } }: FormField): boolean =>
	look === 'code' || component !== undefined || maxLength > LONG;

const LONG = 5000;

export const takesFiles = ({ rules }: Pick<FormField, 'rules'>): boolean => rules.format === 'binary';
