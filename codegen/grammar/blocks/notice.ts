import { block, blocks, expression, iconLook, optional, required, text } from '../grammar.ts';

export const notice = block('notice', {
	name: 'NoticeBlock',
	doc: 'Highlighted text that the user should know.',
	keys: {
		text: required(text, 'Text of the notice; an empty one renders nothing.'),
		tone: optional(expression('tone'), 'Colour: `info`, `ok`, `warn`, `bad` or `mute`; info by default.'),
		icon: optional(iconLook, 'Icon before the text.'),
		note: optional(text, 'Small text below, such as a time.'),
		blocks: optional(blocks, 'Blocks below the text, such as links.'),
	},
});
