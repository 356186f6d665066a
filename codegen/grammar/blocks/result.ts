import { button } from '../actions.ts';
import { anyOf, block, list, object, optional, required, text } from '../grammar.ts';

export const result = block('result', {
	name: 'ResultBlock',
	doc: 'Outcome with buttons to continue, for example an error page.',
	keys: {
		status: required(anyOf('success', 'info', 'warning', 'error', '403', '404', '500', '503'), 'Status, which selects the picture.'),
		title: required(text, 'Heading of the result.'),
		message: optional(text, 'Explanation below the heading.'),
		buttons: optional(list(object(button)), 'Buttons to continue.'),
	},
});
