import { CORE_SCHEMA, load } from 'js-yaml';
import type { Plain } from './tree.ts';

/** Text with merge keys goes to the positioned parser, which reports them. */
export const MERGE_KEY = /(^|[\s,[{])<<\s*:/m;

/** Much faster than the positioned parser. Undefined for invalid or unusual text, which the positioned parser then reports. */
export function loadYaml(text: string): Plain | undefined {
	if (MERGE_KEY.test(text)) return undefined;
	try {
		const value = load(text, { schema: CORE_SCHEMA }) as Plain | undefined;
		return value === undefined || hasMoreNodes(value, text.length) ? undefined : value;
	} catch {
		return undefined;
	}
}

/** Whether there are more nodes than characters, as with aliases that expand exponentially or recursively. */
function hasMoreNodes(value: Plain, limit: number): boolean {
	let count = 0;
	const stack: Plain[] = [value];
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		count += 1;
		if (count > limit) return true;
		if (typeof next === 'object' && next !== null) for (const key in next) stack.push((next as Record<string, Plain>)[key] as Plain);
	}
	return false;
}
