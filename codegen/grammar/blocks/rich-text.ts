import { block, expression, optional, required, text } from '../grammar.ts';

export const richText = block('rich-text', {
	name: 'RichTextBlock',
	doc: 'HTML from a server; sanitised before rendering.',
	keys: {
		content: required(expression('html'), 'HTML to render.'),
		empty: optional(text, 'Text shown when there is no content.'),
	},
});
