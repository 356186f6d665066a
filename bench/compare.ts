/** Runs measurements in turns (A B A B …), so that other load on the machine slows them alike, and compares typical values. */
import type { RatioFigure } from './figure.ts';

export type Samples<K extends string> = Readonly<Record<K, readonly number[]>>;

interface TurnsOptions {
	rounds: number;
	/** Discarded rounds at the start, in which nothing is compiled or cached yet. */
	warmUp?: number;
}

export async function takeTurns<K extends string>(
	{ rounds, warmUp = 0 }: TurnsOptions,
	measures: Readonly<Record<K, (round: number) => number | Promise<number>>>,
): Promise<Samples<K>> {
	const names = Object.keys(measures) as K[];
	const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
	for (let round = 0; round < warmUp + rounds; round += 1) {
		for (const name of names) {
			const sample = await measures[name](round);
			if (round >= warmUp) samples[name].push(sample);
		}
	}
	return samples;
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const [low = Number.NaN, high = low] = sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
	return (low + high) / 2;
}

/** Mean of the middle half: as robust as the median, and finer where single values come in steps. */
export function midmean(values: readonly number[]): number {
	const quarter = values.length >> 2;
	const middle = [...values].sort((a, b) => a - b).slice(quarter, values.length - quarter);
	return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** For work that repeats exactly: other load can only add time. */
export const least = (values: readonly number[]): number => (values.length > 0 ? Math.min(...values) : Number.NaN);

interface Comparison {
	name: string;
	unit: RatioFigure['unit'];
	yardstick: string;
	limit: number;
	/** False for a rate, which has to reach its multiple of the yardstick. */
	atMost?: boolean;
	note?: string;
	typical?: (values: readonly number[]) => number;
}

export function compare(comparison: Comparison, values: readonly number[], standards: readonly number[]): RatioFigure {
	const { yardstick, typical = median, atMost = true, ...named } = comparison;
	return { ...named, atMost, value: typical(values), yardstick: { name: yardstick, value: typical(standards) } };
}
