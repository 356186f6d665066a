import { anyOf, block, expression, optional, required, text } from '../grammar.ts';

export const richText = block('rich-text', {
	name: 'RichTextBlock',
	doc: 'HTML or Markdown from a server; sanitised before rendering.',
	keys: {
		content: required(expression('html'), 'HTML or Markdown to render.'),
		format: optional(anyOf('html', 'markdown'), 'Format of the content; html by default.'),
		empty: optional(text, 'Text shown when there is no content.'),
	},
});
