/** A question with a computed answer: each template produces choice, fill-in and true/false questions. */
export interface Fact {
	/** Must read well before 是: 「……的值」. */
	ask: string;
	answer: number;
	/** Answers of typical mistakes; right or repeated ones are dropped. */
	wrong: readonly number[];
	why: string;
}

export interface Template {
	id: string;
	subjects: readonly string[];
	/** Names of knowledge points. */
	knowledge: readonly string[];
	difficulty: 1 | 2 | 3 | 4 | 5;
	make(n: number): Fact;
}

export const BOTH = ['python', 'cpp'] as const;

export const sumTo = (n: number): number => (n * (n + 1)) / 2;

export function rangeOf(from: number, to: number, step = 1): number[] {
	const list: number[] = [];
	for (let value = from; value < to; value += step) list.push(value);
	return list;
}
