import { anyOf, block, expression, optional, required, text } from '../grammar.ts';

export const richText = block('rich-text', {
	name: 'RichTextBlock',
	doc: 'HTML or Markdown from a server, sanitised.',
	keys: {
		content: required(expression('html'), 'The content.'),
		format: optional(anyOf('html', 'markdown'), 'html by default.'),
		empty: optional(text, 'What shows when there is none.'),
	},
});
