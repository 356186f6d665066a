import { block, boolean, expression, integer, optional, required, text } from '../grammar.ts';

export const image = block('image', {
	name: 'ImageBlock',
	doc: 'Picture.',
	keys: {
		url: required(expression('url'), 'URL of the picture.'),
		alt: required(text, 'Alternative text; empty for a decorative picture.'),
		width: optional(integer(16, 1600), 'Maximum width in px.'),
		ratio: optional(
			{ kind: 'string', pattern: /^\d+\/\d+$/, expects: 'a ratio such as 16/9' },
			'Aspect ratio (width/height); reserves the space while the picture loads.',
		),
		round: optional(boolean, 'Crops the picture to a circle, as for a portrait; use with a ratio of 1/1. False by default.'),
	},
});
