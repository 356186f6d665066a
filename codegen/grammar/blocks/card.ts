import { button } from '../actions.ts';
import { block, blocks, expression, list, object, optional, required, text } from '../grammar.ts';

export const card = block('card', {
	name: 'CardBlock',
	doc: 'Framed group of blocks with a heading.',
	keys: {
		title: optional(text, 'Heading of the card.'),
		tone: optional(expression('tone'), 'Colour of an edge at the side: `info`, `ok`, `warn`, `bad` or `mute`; no edge by default.'),
		buttons: optional(list(object(button)), 'Buttons at the right of the heading.'),
		blocks: required(blocks, 'Blocks of the card.'),
	},
});
