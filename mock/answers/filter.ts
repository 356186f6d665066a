import { splitWords } from '#mock/contract/read-text.ts';
import type { DeclaredAnswer, FilterSpec } from '#mock/operation.ts';
import type { Row } from '#mock/store/store.ts';
import { parseTime } from '#mock/store/time-offset.ts';
import { compileField, type ReadField } from './field-path.ts';

export type Test = (row: Row) => boolean;

/** Makes the test of a value that the caller gave. */
type Filter = (value: unknown) => Test;

const DAY_MS = 86_400_000;

/** The test that an input asks for; null when it asks for nothing, so that no row needs looking at. */
export type Selection = (input: Readonly<Record<string, unknown>>, userId: string | null) => Test | null;

export function compileSelection({ filter = {}, where = {}, owner }: Pick<DeclaredAnswer, 'filter' | 'where' | 'owner'>): Selection {
	const filters = Object.entries(filter).map(([parameter, spec]) => [parameter, compileFilter(spec)] as const);
	const fixed = Object.entries(where).map(([field, value]) => oneOf(compileField(field), Array.isArray(value) ? value : [value]));
	const ownerOf = owner === undefined ? null : compileField(owner);
	return (input, userId) => {
		const tests = [...fixed];
		if (ownerOf) tests.push((row) => userId !== null && ownerOf(row) === userId);
		for (const [parameter, make] of filters) {
			const value = input[parameter];
			if (!isNothing(value)) tests.push(make(value));
		}
		const [only, ...more] = tests;
		if (!only) return null;
		return more.length === 0 ? only : (row) => tests.every((test) => test(row));
	};
}

/** Names of all fields that choose rows: those that are joined must be there before rows are chosen. */
export function fieldsOfSelection({ filter = {}, where = {}, owner }: Pick<DeclaredAnswer, 'filter' | 'where' | 'owner'>): string[] {
	const filtered = Object.values(filter).flatMap((spec) =>
		typeof spec === 'string' ? [spec] : (Object.values(spec) as (string | string[])[]).flat(),
	);
	return [...filtered, ...Object.keys(where), ...(owner ? [owner] : [])];
}

const isNothing = (value: unknown): boolean =>
	value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function compileFilter(spec: FilterSpec): Filter {
	if (typeof spec === 'string') return equals(compileField(spec));
	if ('eq' in spec) return equals(compileField(spec.eq));
	if ('in' in spec) return (value) => oneOf(compileField(spec.in), wordsOf(value));
	if ('like' in spec) return contains((typeof spec.like === 'string' ? [spec.like] : spec.like).map(compileField));
	return 'from' in spec ? notBefore(compileField(spec.from)) : notAfter(compileField(spec.to));
}

const wordsOf = (value: unknown): readonly unknown[] => {
	if (Array.isArray(value)) return value;
	return typeof value === 'string' ? splitWords(value).map((word) => word.trim()) : [value];
};

function equals(read: ReadField): Filter {
	return (value) => oneOf(read, Array.isArray(value) ? value : [value]);
}

/** Compared as text, so that `3` from an address finds 3 in a row; a field that holds a list needs one of them in it. */
function oneOf(read: ReadField, values: readonly unknown[]): Test {
	const wanted = new Set(values.map(String));
	return (row) => {
		const found = read(row);
		return Array.isArray(found) ? found.some((item) => wanted.has(String(item))) : wanted.has(String(found));
	};
}

function contains(reads: readonly ReadField[]): Filter {
	return (value) => {
		const needle = String(value).trim().toLowerCase();
		return (row) => reads.some((read) => textOf(read(row)).toLowerCase().includes(needle));
	};
}

function textOf(value: unknown): string {
	if (value === undefined || value === null) return '';
	return Array.isArray(value) ? value.map(textOf).join(' ') : String(value);
}

function notBefore(read: ReadField): Filter {
	return (value) => {
		const limit = amountOf(value);
		return (row) => amountOf(read(row)) >= limit;
	};
}

/** A day without a time means that whole day. */
function notAfter(read: ReadField): Filter {
	return (value) => {
		const wholeDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
		const limit = amountOf(value) + (wholeDay ? DAY_MS - 1 : 0);
		return (row) => amountOf(read(row)) <= limit;
	};
}

/** Times by their instant, numbers by their value. NaN, which fits no limit, for the rest. */
function amountOf(value: unknown): number {
	if (typeof value === 'number') return value;
	if (typeof value !== 'string' || value === '') return Number.NaN;
	const time = parseTime(value);
	return Number.isNaN(time) ? Number(value) : time;
}
