import { button } from '../actions.ts';
import { anyOf, block, list, object, optional, required } from '../grammar.ts';

export const buttons = block('buttons', {
	name: 'ButtonsBlock',
	doc: 'Row of buttons.',
	keys: {
		items: required(list(object(button), true), 'Buttons in display order.'),
		align: optional(anyOf('start', 'center', 'end', 'between'), 'Alignment of the buttons in the row; start by default.'),
	},
});
