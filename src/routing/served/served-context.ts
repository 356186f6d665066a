import type { AccessRules } from '#src/access/access-rules.ts';
import type { RouteRecord } from '../route-record.ts';
import type { RouteTable } from '../route-table.ts';

/** What the reading of a served list rests on. */
export interface ServedContext {
	/** Names of the pages of this app. */
	pages: readonly string[];
	access: AccessRules;
	/** Routes that are there anyway. No list can replace, guard or redirect them. */
	own: readonly RouteRecord[];
	/** Names of the routes to which the app itself leads; null where it has none. */
	places: { home: string | null; login: string | null; notFound: string | null };
}

export interface Reading extends ServedContext {
	problems: ProblemList;
	/** Table of the own routes. */
	fixed: RouteTable;
	names: RouteNames;
	/** Path patterns of pages, without the names of their parameters. */
	patterns: Set<string>;
	/** Counts the records, whatever became of them. */
	count: number;
	catchAll: boolean;
}

/** Tells what is wrong with one record, in words for an administrator. */
export type Tell = (problem: string) => void;

/** A record as it came: nothing about it is certain. */
export type Raw = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer texts are cut: no title, name or path needs so many letters. */
export const TEXT_LIMIT = 1000;

export const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, TEXT_LIMIT) : '';

const QUOTED_LIMIT = 80;

/** A value of a list as problems quote it. Never throws and never looks deep: `String` and `JSON.stringify` do both. */
export function quote(value: unknown): string {
	if (Array.isArray(value)) return `[${value.length}]`;
	if (isObject(value)) return `{${clip(Object.keys(value).slice(0, 8).join(', '))}}`;
	return clip(String(value));
}

const clip = (text: string): string => (text.length > QUOTED_LIMIT ? `${text.slice(0, QUOTED_LIMIT)}…` : text);

export const labelOf = (name: string, path: string): string =>
	name && name !== path ? `“${clip(name)}”（${clip(path)}）` : `“${clip(path)}”`;

/** More would tell an administrator nothing, and a page with thousands of them would be slow. */
export const PROBLEM_LIMIT = 100;

export interface ProblemList {
	/** Adds what is wrong, in words for an administrator. Said twice, it is listed once. */
	add(problem: string): void;
	/** At most `PROBLEM_LIMIT` of them, and a line that counts the others. */
	list(): readonly string[];
}

export function createProblemList(): ProblemList {
	const problems = new Set<string>();
	let more = 0;
	return {
		add(problem) {
			if (problems.has(problem)) return;
			if (problems.size < PROBLEM_LIMIT) problems.add(problem);
			else more += 1;
		},
		list: () => [...problems, ...(more > 0 ? [`还有 ${more} 处问题没有列出`] : [])],
	};
}

export interface RouteNames {
	/** The name, with a number behind it when it is taken. */
	take(name: string): string;
}

/** The numbers of a name are counted on, so that a list of one name does not try all of them for each record. */
export function createRouteNames(taken: readonly string[]): RouteNames {
	const names = new Set(taken);
	const next = new Map<string, number>();
	return {
		take(name) {
			let own = name;
			let count = next.get(name) ?? 2;
			while (names.has(own)) {
				own = `${name}-${count}`;
				count += 1;
			}
			next.set(name, count);
			names.add(own);
			return own;
		},
	};
}
