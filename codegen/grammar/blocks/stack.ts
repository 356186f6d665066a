import { anyOf, block, blocks, integer, optional, required } from '../grammar.ts';

export const stack = block('stack', {
	name: 'StackBlock',
	doc: 'Blocks one after another.',
	keys: {
		direction: optional(anyOf('vertical', 'horizontal'), 'vertical by default; horizontal wraps on narrow screens.'),
		gap: optional(anyOf('none', 'small', 'medium', 'large'), 'Space between them; medium by default.'),
		align: optional(anyOf('start', 'center', 'end', 'between'), 'Where they stand along a horizontal line.'),
		width: optional(integer(120, 1600), 'Greatest width in px: a column of text, or a look at how things stand in little room.'),
		blocks: required(blocks, 'What stands in it.'),
	},
});
