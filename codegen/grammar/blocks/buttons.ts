import { button } from '../actions.ts';
import { anyOf, block, list, object, optional, required } from '../grammar.ts';

export const buttons = block('buttons', {
	name: 'ButtonsBlock',
	doc: 'A row of buttons.',
	keys: {
		items: required(list(object(button), true), 'The buttons in their order.'),
		align: optional(anyOf('start', 'center', 'end', 'between'), 'Where they stand; start by default.'),
	},
});
