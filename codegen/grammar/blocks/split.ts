import { block, blocks, boolean, integer, optional, required, text } from '../grammar.ts';

export const split = block('split', {
	name: 'SplitBlock',
	doc: 'A side column and the main column; one above the other on a narrow screen.',
	keys: {
		side: required(blocks, 'The side column.'),
		main: required(blocks, 'The main column.'),
		width: optional(integer(160, 480), 'Width of the side column in px; 260 by default.'),
		label: optional(text, 'Accessible name of the side column.'),
		folds: optional(boolean, 'On a narrow screen, where it stands above, the side column is folded up behind its label.'),
	},
});
