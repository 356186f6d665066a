import { anyOf, block, blocks, boolean, integer, optional, required, text } from '../grammar.ts';

export const split = block('split', {
	name: 'SplitBlock',
	doc: 'Side column and main column; stacked on a narrow screen.',
	keys: {
		side: required(blocks, 'Blocks of the side column.'),
		main: required(blocks, 'Blocks of the main column.'),
		width: optional(integer(160, 480), 'Width of the side column in px; 260 by default.'),
		sideAt: optional(
			anyOf('start', 'end'),
			'Where the side column is: before the main column, or after it, then below on a narrow screen. start by default.',
		),
		label: optional(text, 'Accessible name of the side column.'),
		folds: optional(boolean, 'Collapses the side column behind its label on a narrow screen, where it is above the main column.'),
	},
});
