import { CORE_SCHEMA, load } from 'js-yaml';
import type { Plain } from './tree.ts';

/** Merge keys go the long way: only there they have a finding of their own. */
const MERGE_KEY = /(^|[\s,[{])<<\s*:/m;

/**
 * Reads YAML for its values alone, many times quicker than with places. Undefined when the text is wrong or unusual in any way: the
 * positioned parser then says what is the matter.
 */
export function loadYaml(text: string): Plain | undefined {
	if (MERGE_KEY.test(text)) return undefined;
	try {
		const value = load(text, { schema: CORE_SCHEMA }) as Plain | undefined;
		return value !== undefined && isBounded(value, text.length) ? value : undefined;
	} catch {
		return undefined;
	}
}

/** Whether there are no more nodes than characters. More of them come from aliases that unfold beyond all bounds, or into themselves. */
function isBounded(value: Plain, limit: number): boolean {
	let count = 0;
	const stack: Plain[] = [value];
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		count += 1;
		if (count > limit) return false;
		if (typeof next === 'object' && next !== null) for (const child of Object.values(next)) stack.push(child);
	}
	return true;
}
