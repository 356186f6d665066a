import * as texts from '#generated/messages/routing/served.ts';
import type { AccessRules } from '#src/access/access-rules.ts';
import { isRecord } from '#src/lib/is-record.ts';
import type { RouteRecord } from '../route-record.ts';
import type { RouteTable } from '../route-table.ts';
import { type FindingCode, type NodePath, type Problem, textOfProblem } from './findings.ts';

export interface ServedContext {
	pages: readonly string[];
	/** Names of `pages` that are drawn without header and menu. */
	blank: readonly string[];
	access: AccessRules;
	/** Origins that pages may embed, `site.frames` of app.yaml. */
	frames: readonly string[];
	/** The app's own routes; lists cannot replace, guard or redirect them. */
	own: readonly RouteRecord[];
	/** All routes of routes.yaml. */
	builtin: readonly RouteRecord[];
	/** Route names of special pages; null if the app has none. */
	places: { home: string | null; login: string | null; notFound: string | null; studio: string | null };
}

export interface Reading extends ServedContext {
	problems: ProblemList;
	/** Positions of the records that were read. */
	positions: Map<RouteRecord, NodePath>;
	fixed: RouteTable;
	names: RouteNames;
	/** Path patterns of pages, without parameter names. */
	patterns: Set<string>;
	count: number;
	catchAll: boolean;
}

/** Reports a problem of one record, worded for an administrator. */
export type ReportProblem = (code: FindingCode, problem: string) => void;

/** An unvalidated record. */
export type Raw = Readonly<Record<string, unknown>>;

/** Longer texts are truncated; no title, name or path needs more. */
export const TEXT_LIMIT = 1000;

export const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, TEXT_LIMIT) : '';

const lettersOf = (tag: string): string => tag.toLowerCase().replace(/[^a-z]/g, '');

/** A text, or the one for the language of the app of `{ zh_CN: '课程', en: 'Courses' }`; another one if that is missing. */
export function wordsOf(value: unknown): string {
	if (!isRecord(value)) return textOf(value);
	const [own = ''] = texts.language.split('-');
	const languages = Object.keys(value).filter((key) => textOf(value[key]) !== '');
	const found = [lettersOf(texts.language), own].flatMap((tag) => languages.filter((key) => lettersOf(key) === tag));
	const [best = ''] = [...found, ...languages.filter((key) => lettersOf(key).startsWith(own)), ...languages];
	return textOf(value[best]);
}

const QUOTED_LIMIT = 80;

/** Formats a value for a problem. Never throws or recurses, as `String` and `JSON.stringify` may. */
export function quote(value: unknown): string {
	if (Array.isArray(value)) return `[${value.length}]`;
	if (isRecord(value)) return `{${clip(Object.keys(value).slice(0, 8).join(', '))}}`;
	return clip(String(value));
}

const clip = (text: string): string => (text.length > QUOTED_LIMIT ? `${text.slice(0, QUOTED_LIMIT)}…` : text);

export const labelOf = (name: string, path: string): string =>
	name && name !== path ? texts.nameAndPath({ name: clip(name), path: clip(path) }) : texts.pathOnly({ path: clip(path) });

/** More problems would not help an administrator, and rendering thousands would be slow. */
export const PROBLEM_LIMIT = 100;

export interface ProblemList {
	add(problem: Problem): void;
	/** The first problems, up to the limit. */
	list(): readonly Problem[];
	/** Number of problems beyond the limit. */
	more(): number;
}

/** Removes duplicate problems: by text, or with `everyPlace` by text and record. */
export function createProblemList({ limit = PROBLEM_LIMIT, everyPlace = false } = {}): ProblemList {
	const problems = new Map<string, Problem>();
	let more = 0;
	return {
		add(problem) {
			const key = textOfProblem(problem) + (everyPlace ? ` ${problem.path.join('.')}` : '');
			if (problems.has(key)) return;
			if (problems.size < limit) problems.set(key, problem);
			else more += 1;
		},
		list: () => [...problems.values()],
		more: () => more,
	};
}

export interface RouteNames {
	take(name: string): string;
}

/** Remembers the next suffix of each name, so repeated names do not take quadratic time. */
export function createRouteNames(taken: readonly string[]): RouteNames {
	const names = new Set(taken);
	const next = new Map<string, number>();
	return {
		take(name) {
			if (!names.has(name)) {
				names.add(name);
				return name;
			}
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
