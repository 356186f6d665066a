export interface Point {
	index: number;
	x: number;
	y: number;
}

export function runsOf(values: readonly (number | null)[], place: (index: number, value: number) => { x: number; y: number }): Point[][] {
	const runs: Point[][] = [];
	let run: Point[] | null = null;
	for (const [index, value] of values.entries()) {
		if (value === null) {
			run = null;
			continue;
		}
		if (!run) {
			run = [];
			runs.push(run);
		}
		run.push({ index, ...place(index, value) });
	}
	return runs;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const pathThrough = (points: readonly { x: number; y: number }[]): string =>
	points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

export function areaBelow(run: readonly Point[], base: number): string {
	const [first] = run;
	const last = run.at(-1);
	return first && last ? `${pathThrough(run)}L${round(last.x)} ${round(base)}L${round(first.x)} ${round(base)}Z` : '';
}
