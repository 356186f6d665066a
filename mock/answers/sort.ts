import type { ListAnswer } from '#mock/generated/answer-types.ts';
import type { AnyRow } from '#mock/store/store.ts';
import { compileField } from './field-path.ts';

/** Sorts rows; the sort is stable. */
export type Order = (rows: readonly AnyRow[]) => AnyRow[];

export interface Sorting {
	text: string;
	order: Order;
	fields: readonly string[];
}

/** Returns the sorting for an input; null keeps the order of the seed. */
export type ChooseSorting = (input: Readonly<Record<string, unknown>>) => Sorting | null;

export function compileSort(sort: ListAnswer['sort']): ChooseSorting {
	if (sort === undefined) return () => null;
	if (typeof sort === 'string') {
		const sorting = compileSorting(sort);
		return () => sorting;
	}
	const byDefault = sort.default === undefined ? null : compileSorting(sort.default);
	return (input) => {
		const wanted = input[sort.by];
		return typeof wanted === 'string' && wanted !== '' ? compileSorting(wanted) : byDefault;
	};
}

const bare = (key: string): string => key.replace(/^-/, '');

const compileSorting = (text: string): Sorting => ({ text, order: compileOrder(text), fields: text.split(',').map(bare) });

/** Compiles `-publishedAt,title`: later fields break ties of earlier ones. */
function compileOrder(text: string): Order {
	const keys = text.split(',').map((key) => ({ read: compileField(bare(key)), sign: key.startsWith('-') ? -1 : 1 }));
	return (rows) => {
		// Reads each value once per row, not once per comparison.
		const tagged = rows.map((row) => ({ row, values: keys.map(({ read }) => comparable(read(row))) }));
		tagged.sort((a, b) => {
			for (const [index, { sign }] of keys.entries()) {
				const order = compare(a.values[index] ?? null, b.values[index] ?? null, sign);
				if (order !== 0) return order;
			}
			return 0;
		});
		return tagged.map(({ row }) => row);
	};
}

type Comparable = string | number | null;

function comparable(value: unknown): Comparable {
	if (value === undefined || value === null) return null;
	return typeof value === 'number' ? value : String(value);
}

/** Sorts rows without the field last in either direction. Compares text by code units because locale collation differs between hosts. */
function compare(a: Comparable, b: Comparable, sign: number): number {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	if (typeof a === typeof b) return a < b ? -sign : sign;
	return String(a) < String(b) ? -sign : sign;
}
