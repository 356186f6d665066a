import type { AccessRules } from '#src/access/access-rules.ts';
import type { RouteRecord } from '../route-record.ts';

/** What the reading of a served list rests on. */
export interface ServedContext {
	/** Names of the pages of this app. */
	pages: readonly string[];
	access: AccessRules;
	/** Routes that are there anyway. */
	own: readonly RouteRecord[];
}

export interface Reading extends ServedContext {
	/** Notes what is wrong, in words for an administrator. */
	note(problem: string): void;
	names: Set<string>;
	/** Whole paths of pages. */
	paths: Set<string>;
}

/** A record as it came: nothing about it is certain. */
export type Raw = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

export const labelOf = (name: string, path: string): string => (name && name !== path ? `“${name}”（${path}）` : `“${path}”`);
