import { button } from '../actions.ts';
import { anyOf, block, list, object, optional, required, text } from '../grammar.ts';

export const result = block('result', {
	name: 'ResultBlock',
	doc: 'How something ended, with a way on: an error page for example.',
	keys: {
		status: required(anyOf('success', 'info', 'warning', 'error', '403', '404', '500', '503'), 'Which picture it shows.'),
		title: required(text, 'What happened.'),
		message: optional(text, 'What it means.'),
		buttons: optional(list(object(button)), 'Ways on.'),
	},
});
