import { firstFreeName } from '#src/lib/first-free-name.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { DEPTH_LIMIT } from './read-record.ts';
import { type Raw, textOf } from './served-context.ts';
import { isCatchAll, URL_LIKE } from './served-path.ts';

/** Names records without a name by their path and leaves all others unchanged. Calls `onNamed` for each new name. */
export function completeNames(list: readonly unknown[], onNamed: (record: Raw, path: readonly number[], name: string) => void): Raw[] {
	const taken = new Set<string>();
	const eachLevel = (records: readonly unknown[], depth: number): void => {
		for (const item of records) {
			if (!isRecord(item)) continue;
			if (textOf(item.name) !== '') taken.add(textOf(item.name));
			if (Array.isArray(item.children) && depth < DEPTH_LIMIT) eachLevel(item.children, depth + 1);
		}
	};
	eachLevel(list, 0);
	const named = (records: readonly unknown[], at: readonly number[]): Raw[] =>
		records.map((item, place) => {
			if (!isRecord(item)) return item as never;
			const path = [...at, place];
			const { children } = item;
			const name = textOf(item.name) || freeName(nameOf(textOf(item.path)), taken);
			const isNew = textOf(item.name) === '';
			if (isNew) onNamed(item, path, name);
			const below = Array.isArray(children) && at.length < DEPTH_LIMIT ? { children: named(children, path) } : {};
			return { ...item, ...(isNew && { name }), ...below };
		});
	return named(list, []);
}

function nameOf(path: string): string {
	if (isCatchAll(path)) return 'catchAll';
	if (URL_LIKE.test(path)) return path;
	const words = path.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	return words.map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join('') || 'group';
}

function freeName(wanted: string, taken: Set<string>): string {
	const name = firstFreeName(wanted, (other) => taken.has(other));
	taken.add(name);
	return name;
}
