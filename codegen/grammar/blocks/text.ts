import { badge, block, boolean, list, look, optional, required, text as textSlot } from '../grammar.ts';

export const text = block('text', {
	name: 'TextBlock',
	doc: 'Line or paragraph of text.',
	keys: {
		text: required(textSlot, 'Text to show.'),
		look: optional(
			look('TextLook', 'title', 'heading', 'subheading', 'unseen-heading', 'body', 'muted', 'strong', 'code'),
			'Style of the text: title is the h1 of the page, heading an h2, subheading an h3 below one, unseen-heading an h2 for screen readers alone, code a program with its line breaks; body by default.',
		),
		reveals: optional(
			boolean,
			'For a heading: scrolls the page to it if it first shows in the lower part of the window, as for what an address names below a film.',
		),
		badges: optional(list(badge), 'Badges before the text of a paragraph.'),
	},
});
