import { block, expression, list, look, optional, required, text as textSlot } from '../grammar.ts';

export const text = block('text', {
	name: 'TextBlock',
	doc: 'Line or paragraph of text.',
	keys: {
		text: required(textSlot, 'Text to show.'),
		look: optional(
			look('TextLook', 'title', 'heading', 'unseen-heading', 'body', 'muted', 'strong'),
			'Style of the text: title is the h1 of the page, heading an h2, unseen-heading an h2 for screen readers alone; body by default.',
		),
		badges: optional(list(expression('badge')), 'Badges before the text of a paragraph.'),
	},
});
