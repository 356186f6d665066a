import { anyOf, block, optional, required, text as textSlot } from '../grammar.ts';

export const text = block('text', {
	name: 'TextBlock',
	doc: 'A line or paragraph.',
	keys: {
		text: required(textSlot, 'What it says.'),
		look: optional(anyOf('title', 'heading', 'body', 'muted', 'strong'), 'title is the h1 of the page, heading an h2; body by default.'),
	},
});
