import { numberAt, type Solver, wordsOf } from './solver.ts';

const rows = (count: number, row: (index: number) => string): string =>
	Array.from({ length: count }, (_item, index) => row(index)).join('\n');

export const pictureSolvers: Readonly<Record<string, Solver>> = {
	P1051: (input) => rows(numberAt(input, 0), (index) => '#'.repeat(index + 1)),
	P1052(input) {
		const size = numberAt(input, 0);
		return rows(2 * size - 1, (index) => {
			const blank = Math.abs(size - 1 - index);
			return ' '.repeat(blank) + '*'.repeat(2 * (size - blank) - 1);
		});
	},
	P1053: (input) =>
		rows(numberAt(input, 0), (row) =>
			Array.from({ length: numberAt(input, 1) }, (_item, column) => ((row + column) % 2 === 0 ? '#' : '.')).join(''),
		),
	P1054: (input) =>
		spiral(numberAt(input, 0))
			.map((row) => row.join(' '))
			.join('\n'),
	P1055(input) {
		const words = wordsOf(input).slice(1);
		const width = Math.max(...words.map((word) => word.length));
		const edge = '*'.repeat(width + 4);
		return [edge, ...words.map((word) => `* ${word.padEnd(width)} *`), edge].join('\n');
	},
	P1071: (input) => rows(numberAt(input, 0), () => '*'.repeat(numberAt(input, 1))),
};

function spiral(size: number): number[][] {
	const grid = Array.from({ length: size }, () => new Array<number>(size).fill(0));
	let row = 0;
	let column = 0;
	let rowStep = 0;
	let columnStep = 1;
	for (let value = 1; value <= size * size; value += 1) {
		const line = grid[row];
		if (line) line[column] = value;
		if (grid[row + rowStep]?.[column + columnStep] !== 0) [rowStep, columnStep] = [columnStep, -rowStep];
		row += rowStep;
		column += columnStep;
	}
	return grid;
}
