/** Measures things in turns (A B A B …), so that whatever else the machine does slows them alike, and compares what is typical of each. */
import type { RatioFigure } from './figure.ts';

export type Samples<K extends string> = Readonly<Record<K, readonly number[]>>;

interface TurnsOptions {
	rounds: number;
	/** Rounds before those that count: the first finds nothing compiled or cached. */
	warmUp?: number;
}

/** The samples of each measure, one a round. */
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

/** For short work on one thread, where everything else that the machine does only adds. */
export const least = (values: readonly number[]): number => (values.length > 0 ? Math.min(...values) : Number.NaN);

interface Comparison {
	name: string;
	unit: RatioFigure['unit'];
	yardstick: string;
	limit: number;
	/** False for a rate, which has to reach its multiple of the yardstick. */
	atMost?: boolean;
	note?: string;
	/** What is typical of the samples; the median unless told. */
	typical?: (values: readonly number[]) => number;
}

/** The figure of some samples beside those of the yardstick. */
export function compare(comparison: Comparison, values: readonly number[], standards: readonly number[]): RatioFigure {
	const { yardstick, typical = median, atMost = true, ...named } = comparison;
	return { ...named, atMost, value: typical(values), yardstick: { name: yardstick, value: typical(standards) } };
}
