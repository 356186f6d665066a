import { button } from '../actions.ts';
import { block, blocks, list, object, optional, required, text } from '../grammar.ts';

export const card = block('card', {
	name: 'CardBlock',
	doc: 'A framed group with a heading.',
	keys: {
		title: optional(text, 'Its heading.'),
		buttons: optional(list(object(button)), 'Buttons at the right of the heading.'),
		blocks: required(blocks, 'What stands in it.'),
	},
});
