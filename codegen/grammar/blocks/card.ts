import { button } from '../actions.ts';
import { block, blocks, list, object, optional, required, text } from '../grammar.ts';

export const card = block('card', {
	name: 'CardBlock',
	doc: 'Framed group of blocks with a heading.',
	keys: {
		title: optional(text, 'Heading of the card.'),
		buttons: optional(list(object(button)), 'Buttons at the right of the heading.'),
		blocks: required(blocks, 'Blocks of the card.'),
	},
});
