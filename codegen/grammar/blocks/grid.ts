import { block, blocks, integer, optional, required } from '../grammar.ts';

export const grid = block('grid', {
	name: 'GridBlock',
	doc: 'Blocks in columns of equal width, as many as fit.',
	keys: {
		columns: optional(integer(1, 6), 'Maximum number of columns; 3 by default.'),
		minWidth: optional(integer(80, 800), 'Minimum width of a column in px; 240 by default.'),
		blocks: required(blocks, 'Blocks of the grid, one per cell.'),
	},
});
