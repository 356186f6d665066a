import { anyOf, block, blocks, optional, required, text } from '../grammar.ts';

export const disclosure = block('disclosure', {
	name: 'DisclosureBlock',
	doc: 'Blocks behind a line that opens and closes them; closed at first.',
	keys: {
		title: required(text, 'Line that opens and closes the blocks.'),
		look: optional(anyOf('plain', 'boxed'), 'boxed has a background, as for questions with their answers; plain by default.'),
		blocks: required(blocks, 'Blocks that are opened.'),
	},
});
