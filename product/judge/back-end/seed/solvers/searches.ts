import { linesOf, listOf, numberAt, numbersOf, type Solver } from './solver.ts';

const SIDES: readonly (readonly [number, number])[] = [
	[0, 1],
	[1, 0],
	[0, -1],
	[-1, 0],
];
const DOOR_SECONDS = 5;
const SCREEN_MAX = 10_000;

export const searchSolvers: Readonly<Record<string, Solver>> = {
	P1056(input) {
		let open = 0;
		let until = 0;
		for (const second of listOf(input, 1)) {
			const end = second + DOOR_SECONDS;
			open += end - Math.max(until, second);
			until = end;
		}
		return String(open);
	},
	P1057(input) {
		const [height = 1, width = 1] = numbersOf(input);
		let row = 0;
		let column = 0;
		let facing = 0;
		const seen = new Set(['0,0']);
		for (const command of linesOf(input)[1] ?? '') {
			if (command === 'L') facing = (facing + 3) % 4;
			else if (command === 'R') facing = (facing + 1) % 4;
			else {
				const [down, right] = SIDES[facing] ?? [0, 0];
				row = Math.min(height - 1, Math.max(0, row + down));
				column = Math.min(width - 1, Math.max(0, column + right));
				seen.add(`${row},${column}`);
			}
		}
		return String(seen.size);
	},
	P1058(input) {
		const work = numberAt(input, 1);
		let free = 0;
		let waited = 0;
		for (const arrival of listOf(input, 2)) {
			const start = Math.max(free, arrival);
			waited += start - arrival;
			free = start + work;
		}
		return String(waited);
	},
	P1059(input) {
		const grid = linesOf(input)
			.slice(1)
			.map((line) => [...line.trim()]);
		const sizes = grid.flatMap((line, row) => line.map((_cell, column) => fill(grid, row, column))).filter((size) => size > 0);
		return `${sizes.length} ${Math.max(0, ...sizes)}`;
	},
	P1060(input) {
		const [from = 0, to = 0] = numbersOf(input);
		const steps = new Map([[from, 0]]);
		for (const value of steps.keys()) {
			if (value === to) break;
			for (const next of [value + 1, value - 1, value * 2]) {
				if (next >= 0 && next <= SCREEN_MAX && !steps.has(next)) steps.set(next, (steps.get(value) ?? 0) + 1);
			}
		}
		return String(steps.get(to));
	},
};

function fill(grid: string[][], row: number, column: number): number {
	if (grid[row]?.[column] !== '.') return 0;
	const queue: [number, number][] = [[row, column]];
	const wall = (r: number, c: number): void => {
		const line = grid[r];
		if (line) line[c] = '#';
	};
	wall(row, column);
	for (const [r, c] of queue) {
		for (const [down, right] of SIDES) {
			if (grid[r + down]?.[c + right] !== '.') continue;
			wall(r + down, c + right);
			queue.push([r + down, c + right]);
		}
	}
	return queue.length;
}
