import { anyOf, badge, block, blocks, expression, list, optional, required, text } from '../grammar.ts';

export const disclosure = block('disclosure', {
	name: 'DisclosureBlock',
	doc: 'Blocks behind a line that opens and closes them.',
	keys: {
		title: required(text, 'Line that opens and closes the blocks.'),
		note: optional(text, 'Small text after the title.'),
		badges: optional(list(badge), 'Badges after the title.'),
		open: optional(expression('boolean'), 'Opens the blocks at first if this is true; false by default.'),
		look: optional(anyOf('plain', 'boxed'), 'boxed has a background, as for questions with their answers; plain by default.'),
		blocks: required(blocks, 'Blocks that are opened.'),
	},
});
