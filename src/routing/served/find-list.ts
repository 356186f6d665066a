import type { Raw } from './served-context.ts';

/** Fields that hold the list in answers of servers: `{ code, data: { list } }`, `{ result: { menu } }`. */
const WRAPPERS = ['list', 'data', 'routes', 'menus', 'menu', 'result', 'records', 'rows'] as const;
const DEEPEST = 3;

/** The list of an answer, with the keys that lead to it; null if there is none. */
export function findList(value: unknown, at: readonly string[] = []): { list: Raw[]; at: readonly string[] } | null {
	if (Array.isArray(value)) return { list: value, at };
	if (typeof value !== 'object' || value === null || at.length === DEEPEST) return null;
	for (const name of WRAPPERS) {
		const found = findList((value as Readonly<Record<string, unknown>>)[name], [...at, name]);
		if (found) return found;
	}
	return null;
}
