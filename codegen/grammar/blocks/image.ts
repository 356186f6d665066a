import { block, boolean, expression, integer, optional, required, text } from '../grammar.ts';

export const image = block('image', {
	name: 'ImageBlock',
	doc: 'A picture.',
	keys: {
		url: required(expression('url'), 'Its address.'),
		alt: required(text, 'What it shows, for those who cannot see it; empty when it only adorns.'),
		width: optional(integer(16, 1600), 'Greatest width in px.'),
		ratio: optional(
			{ kind: 'string', pattern: /^\d+\/\d+$/, expects: 'a ratio such as 16/9' },
			'Width to height; keeps the place free while it loads.',
		),
		round: optional(boolean, 'Cuts it to a circle, as a portrait; for a ratio of 1/1. False by default.'),
	},
});
