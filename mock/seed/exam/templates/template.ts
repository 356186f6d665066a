/** A question whose right answer is worked out: one template gives choice, fill-in and true/false questions. */
export interface Fact {
	/** Ends so that 是 can follow: 「……的值」. */
	ask: string;
	answer: number;
	/** Answers of typical mistakes; those that happen to be right or to repeat are dropped. */
	wrong: readonly number[];
	why: string;
}

export interface Template {
	id: string;
	subjects: readonly string[];
	/** Names of knowledge points. */
	knowledge: readonly string[];
	difficulty: 1 | 2 | 3 | 4 | 5;
	/** The n-th variant, from 0. */
	make(n: number): Fact;
}

export const BOTH = ['python', 'cpp'] as const;

/** 1 + 2 + … + n. */
export const sumTo = (n: number): number => (n * (n + 1)) / 2;

export function rangeOf(from: number, to: number, step = 1): number[] {
	const list: number[] = [];
	for (let value = from; value < to; value += step) list.push(value);
	return list;
}
