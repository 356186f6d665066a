import { CORE_SCHEMA, load, Type } from 'js-yaml';
import type { Plain } from './tree.ts';

/** Text with merge keys goes to the positioned parser, which reports them. */
const MERGE_KEY = /(^|[\s,[{])<<\s*:/m;

export interface QuickYaml {
	value: Plain;
	/** Some value is missing, as in `key:`. It is read as null, like `key: null`. */
	hasEmptyNodes: boolean;
}

export const loadYaml = (text: string): Plain | undefined => loadQuickly(text)?.value;

/** Explicit nulls in the current text. */
let writtenNulls = 0;

/** Much faster than the positioned parser. Undefined for invalid or unusual text, which the positioned parser then reports. */
export function loadQuickly(text: string): QuickYaml | undefined {
	if (MERGE_KEY.test(text)) return undefined;
	writtenNulls = 0;
	try {
		const value = load(text, { schema: SCHEMA }) as Plain | undefined;
		const nulls = value === undefined ? null : countNulls(value, text.length);
		return value === undefined || nulls === null ? undefined : { value, hasEmptyNodes: nulls > writtenNulls };
	} catch {
		return undefined;
	}
}

/** The parser consults this type for explicit nulls only; empty nodes become null without it. */
const countingNull = new Type('tag:yaml.org,2002:null', {
	kind: 'scalar',
	resolve: (text: unknown) => text === null || (typeof text === 'string' && /^(~|null|Null|NULL)$/.test(text)),
	construct: (text: unknown) => {
		if (text) writtenNulls += 1;
		return null;
	},
});

const SCHEMA = CORE_SCHEMA.extend({ implicit: [countingNull] });

/** Null if there are more nodes than characters, as with aliases that expand exponentially or recursively. */
function countNulls(value: Plain, limit: number): number | null {
	let count = 0;
	let nulls = 0;
	const stack: Plain[] = [value];
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		count += 1;
		if (count > limit) return null;
		if (next === null) nulls += 1;
		else if (typeof next === 'object') for (const key in next) stack.push((next as Record<string, Plain>)[key] as Plain);
	}
	return nulls;
}
