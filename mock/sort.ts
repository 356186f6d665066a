import { compileField, type ReadField } from './field-path.ts';
import type { DeclaredAnswer } from './operation.ts';
import type { Row } from './store.ts';

export type Order = (a: Row, b: Row) => number;

/** The order that an input asks for; null leaves rows as the seed has them. */
export type ChooseOrder = (input: Readonly<Record<string, unknown>>) => Order | null;

export function compileSort(sort: DeclaredAnswer['sort']): ChooseOrder {
	if (sort === undefined) return () => null;
	if (typeof sort === 'string') {
		const order = compileOrder(sort);
		return () => order;
	}
	const byDefault = sort.default === undefined ? null : compileOrder(sort.default);
	return (input) => {
		const wanted = input[sort.by];
		return typeof wanted === 'string' && wanted !== '' ? compileOrder(wanted) : byDefault;
	};
}

export function fieldsOfSort(sort: DeclaredAnswer['sort'], input: Readonly<Record<string, unknown>>): string[] {
	if (sort === undefined) return [];
	const text = typeof sort === 'string' ? sort : (input[sort.by] ?? sort.default ?? '');
	return String(text).split(',').map(bare);
}

const bare = (word: string): string => word.replace(/^-/, '');

/** Outranks the direction: rows without the field come last in either. */
const LAST = 2;

/** `-publishedAt,title` */
function compileOrder(text: string): Order {
	const keys = text.split(',').map((word) => ({ read: compileField(bare(word)), sign: word.startsWith('-') ? -1 : 1 }));
	return (a, b) => {
		for (const { read, sign } of keys) {
			const order = compare(read, a, b);
			if (order !== 0) return Math.abs(order) === LAST ? order : order * sign;
		}
		return 0;
	};
}

/** Text by its code points: a language's order differs between hosts. */
function compare(read: ReadField, a: Row, b: Row): number {
	const left = read(a) ?? null;
	const right = read(b) ?? null;
	if (left === null) return right === null ? 0 : LAST;
	if (right === null) return -LAST;
	if (typeof left === 'number' && typeof right === 'number') return Math.sign(left - right);
	const [x, y] = [String(left), String(right)];
	if (x === y) return 0;
	return x < y ? -1 : 1;
}
