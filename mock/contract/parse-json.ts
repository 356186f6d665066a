/** Levels of lists and objects in a request body; a menu, the deepest of ours, has some twenty. */
export const DEEPEST_BODY = 64;

/** Fields of all objects of a request body. A list of 2,000 routes has some 30,000; a million take seconds to read. */
export const MOST_FIELDS = 100_000;

interface JsonLimits {
	levels: number;
	fields?: number;
}

const BODY_LIMITS: JsonLimits = { levels: DEEPEST_BODY, fields: MOST_FIELDS };

/**
 * `depth`: so many levels that a recursive reader would exhaust the stack; `fields`: so many that reading them keeps others waiting;
 * `prototype`: a field that would become the prototype of a copy.
 */
export type JsonProblem = 'syntax' | 'depth' | 'fields' | 'prototype';

export type ParsedJson = { ok: true; value: unknown } | { ok: false; problem: JsonProblem };

export function parseJson(text: string, { levels, fields = Number.POSITIVE_INFINITY } = BODY_LIMITS): ParsedJson {
	try {
		const size = measure(text);
		if (size.levels > levels) return { ok: false, problem: 'depth' };
		if (size.fields > fields) return { ok: false, problem: 'fields' };
		const value: unknown = JSON.parse(text);
		return MAYBE_PROTOTYPE.test(text) && hasPrototype(value) ? { ok: false, problem: 'prototype' } : { ok: true, value };
	} catch {
		return { ok: false, problem: 'syntax' };
	}
}

/** A name, or one with an escaped letter. */
const MAYBE_PROTOTYPE = /__proto__|\\u/i;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
/** Those of `[` and `{`, and of `]` and `}`, differ in this bit only. */
const CURLY = 0x20;
const OPENING = 0x5b;
const CLOSING = 0x5d;

/** Counts in the text, since a value of a million levels or fields costs a second to build. */
function measure(text: string): Required<JsonLimits> {
	let depth = 0;
	let levels = 0;
	let fields = 0;
	let quoted = false;
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index);
		if (code === QUOTE) quoted = !quoted;
		else if (quoted) index += code === BACKSLASH ? 1 : 0;
		else if ((code & ~CURLY) === OPENING) {
			depth += 1;
			levels = Math.max(levels, depth);
		} else if ((code & ~CURLY) === CLOSING) depth -= 1;
		else if (code === COLON) fields += 1;
	}
	return { levels, fields };
}

/** Walks level by level, so that the depth needs no limit here. */
function hasPrototype(value: unknown): boolean {
	let level = [value].filter(isHolder);
	while (level.length > 0) {
		if (level.some((holder) => Object.hasOwn(holder, '__proto__'))) return true;
		level = level.flatMap((holder) => Object.values(holder).filter(isHolder));
	}
	return false;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;
