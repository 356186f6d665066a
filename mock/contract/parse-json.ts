/** Levels of lists and objects in a request body; a menu, the deepest of ours, has some twenty. */
export const DEEPEST_BODY = 100;

/** `depth`: so many levels that a recursive reader would exhaust the stack; `prototype`: a field that would become the prototype of a copy. */
export type JsonProblem = 'syntax' | 'depth' | 'prototype';

export type ParsedJson = { ok: true; value: unknown } | { ok: false; problem: JsonProblem };

export function parseJson(text: string, deepest = DEEPEST_BODY): ParsedJson {
	try {
		const value: unknown = JSON.parse(text);
		const problem = problemOf(value, deepest);
		return problem === null ? { ok: true, value } : { ok: false, problem };
	} catch {
		return { ok: false, problem: 'syntax' };
	}
}

/** Walks level by level instead of recursively. */
function problemOf(value: unknown, deepest: number): JsonProblem | null {
	let level = [value].filter(isHolder);
	for (let depth = 1; level.length > 0; depth += 1) {
		if (depth > deepest) return 'depth';
		if (level.some((holder) => Object.hasOwn(holder, '__proto__'))) return 'prototype';
		level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
	}
	return null;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;
