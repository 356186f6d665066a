import { target } from '../actions.ts';
import { block, expression, object, optional, required, string, text } from '../grammar.ts';

export const stat = block('stat', {
	name: 'StatBlock',
	doc: 'One figure with its name.',
	keys: {
		label: required(text, 'What the figure is.'),
		value: required(expression('text'), 'The figure.'),
		unit: optional(text, 'Its unit.'),
		icon: optional(string(), 'Name of an icon of `src/ui/icons`.'),
		opens: optional(object(target), 'Where a click leads.'),
	},
});
