import { target } from '../actions.ts';
import { block, expression, iconLook, object, optional, required, text } from '../grammar.ts';

export const stat = block('stat', {
	name: 'StatBlock',
	doc: 'One value with its label.',
	keys: {
		label: required(text, 'Label of the value.'),
		value: required(expression('text'), 'Value to show.'),
		unit: optional(text, 'Unit of the value.'),
		icon: optional(iconLook, 'Icon beside the label.'),
		opens: optional(object(target), 'Target that a click opens.'),
	},
});
