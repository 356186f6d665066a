import { splitWords } from '#mock/contract/read-text.ts';
import type { ListAnswer, MockFilter } from '#mock/generated/answer-types.ts';
import type { Conditions } from '#mock/operation.ts';
import type { AnyRow, RowId } from '#mock/store/store.ts';
import { parseTime } from '#mock/store/time-offset.ts';
import { foldText } from '#src/lib/typed-text.ts';
import { compileField, type ReadField } from './field-path.ts';
import { contains } from './text-search.ts';

type SelectionSpec = Pick<ListAnswer, 'filter' | 'where' | 'owner'>;

export type Test = (row: AnyRow) => boolean;

type Filter = (value: unknown) => Test;

const DAY_MS = 86_400_000;

/** Returns the test for an input; null if the input filters nothing, so that the scan is skipped. */
export type Selection = (input: Readonly<Record<string, unknown>>, userId: RowId | null) => Test | null;

export function compileSelection({ filter = {}, where = {}, owner }: SelectionSpec): Selection {
	const filters = Object.entries(filter).map(([parameter, spec]) => [parameter, compileFilter(spec)] as const);
	const fixed = compileConditions(where);
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

/** Returns all fields that filters read: joined ones must be added before filtering. */
export function fieldsOfSelection({ filter = {}, where = {}, owner }: SelectionSpec): string[] {
	return [...Object.values(filter).flatMap(fieldsOfFilter), ...Object.keys(where), ...(owner ? [owner] : [])];
}

function fieldsOfFilter(spec: MockFilter | string): string[] {
	if (typeof spec === 'string') return [spec];
	if ('cases' in spec) return Object.values(spec.cases).flatMap((conditions) => Object.keys(conditions));
	return (Object.values(spec) as (string | string[])[]).flat();
}

const compileConditions = (conditions: Conditions): Test[] =>
	Object.entries(conditions).map(([field, value]) => oneOf(compileField(field), Array.isArray(value) ? value : [value]));

const isNothing = (value: unknown): boolean =>
	value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function compileFilter(spec: MockFilter | string): Filter {
	if (typeof spec === 'string') return equals(compileField(spec));
	if ('eq' in spec) return equals(compileField(spec.eq));
	if ('in' in spec) return (value) => oneOf(compileField(spec.in), wordsOf(value));
	if ('cases' in spec) return inCases(spec.cases);
	if ('like' in spec) return includes(readsOf(spec.like));
	if ('words' in spec) return includesWords(readsOf(spec.words));
	return 'from' in spec ? notBefore(compileField(spec.from)) : notAfter(compileField(spec.to));
}

const wordsOf = (value: unknown): readonly unknown[] => {
	if (Array.isArray(value)) return value;
	return typeof value === 'string' ? splitWords(value).map((word) => word.trim()) : [value];
};

function equals(read: ReadField): Filter {
	return (value) => oneOf(read, Array.isArray(value) ? value : [value]);
}

/** Compares as text, so that `3` from a query string matches the number 3; a list field matches if it contains one of the values. */
function oneOf(read: ReadField, values: readonly unknown[]): Test {
	const wanted = new Set(values.map(String));
	return (row) => {
		const found = read(row);
		return Array.isArray(found) ? found.some((item) => wanted.has(String(item))) : wanted.has(String(found));
	};
}

/** A list of values selects the rows of any of their cases. */
function inCases(cases: Readonly<Record<string, Conditions>>): Filter {
	const compiled = new Map(Object.entries(cases).map(([name, conditions]) => [name, compileConditions(conditions)]));
	return (value) => {
		const names = (Array.isArray(value) ? value : [value]).map(String);
		const chosen = names.map((name) => compiled.get(name)).filter((tests) => tests !== undefined);
		return (row) => chosen.some((tests) => tests.every((test) => test(row)));
	};
}

const readsOf = (fields: string | readonly string[]): ReadField[] => (typeof fields === 'string' ? [fields] : fields).map(compileField);

function includesWords(reads: readonly ReadField[]): Filter {
	return (value) => (row) =>
		contains(
			String(value),
			reads.map((read) => textOf(read(row))),
		);
}

function includes(reads: readonly ReadField[]): Filter {
	return (value) => {
		const needle = foldText(String(value)).trim();
		return (row) => reads.some((read) => foldText(textOf(read(row))).includes(needle));
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

function notAfter(read: ReadField): Filter {
	return (value) => {
		const wholeDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
		const limit = amountOf(value) + (wholeDay ? DAY_MS - 1 : 0);
		return (row) => amountOf(read(row)) <= limit;
	};
}

/** Converts times to epoch milliseconds and keeps numbers; anything else becomes NaN, which is outside every range. */
function amountOf(value: unknown): number {
	if (typeof value === 'number') return value;
	if (typeof value !== 'string' || value === '') return Number.NaN;
	const time = parseTime(value);
	return Number.isNaN(time) ? Number(value) : time;
}
