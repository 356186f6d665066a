import { anyOf, block, blocks, boolean, integer, optional, required, text } from '../grammar.ts';

export const stack = block('stack', {
	name: 'StackBlock',
	doc: 'Blocks one after another, vertically or horizontally.',
	keys: {
		direction: optional(
			anyOf('vertical', 'horizontal'),
			'Direction of the stack; vertical by default. horizontal wraps on narrow screens.',
		),
		gap: optional(anyOf('none', 'small', 'medium', 'large'), 'Gap between the blocks; medium by default.'),
		align: optional(
			anyOf('start', 'center', 'end', 'between'),
			'Alignment along the row of a horizontal stack; `center` also centres a vertical stack that has a `width`, such as a text column.',
		),
		width: optional(integer(120, 1600), 'Maximum width in px, for example for a text column or to preview a narrow layout.'),
		label: optional(text, 'Accessible name, which makes the stack a region.'),
		announces: optional(boolean, 'Screen readers announce what changes in the stack, such as the next step.'),
		blocks: required(blocks, 'Blocks of the stack.'),
	},
});
