import { CORE_SCHEMA, load, Type } from 'js-yaml';
import type { Plain } from './tree.ts';

/** Merge keys go the long way: only there they have a finding of their own. */
const MERGE_KEY = /(^|[\s,[{])<<\s*:/m;

export interface QuickYaml {
	value: Plain;
	/** Somewhere nothing stands where a value could: `key:`. It is null, as `key: null` is. */
	hasEmptyNodes: boolean;
}

/** The value of `loadQuickly`. */
export const loadYaml = (text: string): Plain | undefined => loadQuickly(text)?.value;

/** Nulls that are written in the text that is being read. */
let writtenNulls = 0;

/**
 * Reads YAML for its values alone, many times quicker than with places. Undefined when the text is wrong or unusual in any way: the
 * positioned parser then says what is the matter.
 */
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

/** The parser asks this type about every null that is written; an empty node it makes null by itself. */
const countingNull = new Type('tag:yaml.org,2002:null', {
	kind: 'scalar',
	resolve: (text: unknown) => text === null || (typeof text === 'string' && /^(~|null|Null|NULL)$/.test(text)),
	construct: (text: unknown) => {
		if (text) writtenNulls += 1;
		return null;
	},
});

const SCHEMA = CORE_SCHEMA.extend({ implicit: [countingNull] });

/** Null when there are more nodes than characters. They come from aliases that unfold beyond all bounds, or into themselves. */
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
