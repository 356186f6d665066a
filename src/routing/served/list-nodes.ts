import { firstFreeName } from '#src/lib/first-free-name.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { type Raw, textOf, wordsOf } from './served-context.ts';

/** A record of a served list as JSON: the fields of spec 2.3 and any others. */
export type ServedRecord = Raw;

/** A record with its parent. */
export interface ListNode {
	/** Without `children`. */
	record: ServedRecord;
	/** Key of the parent record; null at the top level. */
	parent: string | null;
	/** Equal for records with the same fields, whatever their order. */
	content: string;
}

export interface ListNodes {
	/** By key, in the order of the list: a record's name, else its path. Repeated keys get a number. */
	nodes: Map<string, ListNode>;
	/** Keys of the children of each record in their order; null stands for the top. */
	order: Map<string | null, string[]>;
}

/** Splits a list into nodes that can be found again in another version of it. Ignores values that are not records. */
export function nodesOf(list: readonly unknown[]): ListNodes {
	const nodes: ListNodes['nodes'] = new Map();
	const order: ListNodes['order'] = new Map();
	const visit = (records: readonly unknown[], parent: string | null): void => {
		const keys: string[] = [];
		order.set(parent, keys);
		for (const item of records) {
			if (!isRecord(item)) continue;
			const { children, ...record } = item;
			const key = freeKey(nodes, textOf(item.name) || textOf(item.path) || '?');
			keys.push(key);
			nodes.set(key, { record, parent, content: canonical(record) });
			if (Array.isArray(children)) visit(children, key);
		}
	};
	visit(list, null);
	return { nodes, order };
}

/** Builds a list from nodes, without empty `children`. Every parent must be among the nodes, and no node may contain itself. */
export function listOf({ nodes, order }: ListNodes): ServedRecord[] {
	const build = (parent: string | null): ServedRecord[] =>
		(order.get(parent) ?? []).flatMap((key) => {
			const node = nodes.get(key);
			if (!node) return [];
			const children = build(key);
			return [children.length > 0 ? { ...node.record, children } : node.record];
		});
	return build(null);
}

/** Display name of a record: its title, else its name or path. */
export function labelOfRecord(record: ServedRecord): string {
	const meta: Raw = isRecord(record.meta) ? record.meta : {};
	return wordsOf(meta.title) || wordsOf(record.title) || textOf(record.name) || textOf(record.path);
}

const freeKey = (nodes: ReadonlyMap<string, unknown>, name: string): string =>
	firstFreeName(
		name,
		(key) => nodes.has(key),
		(count) => `${name}#${count}`,
	);

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
	const entries = Object.keys(value)
		.filter((key) => value[key] !== undefined)
		.sort();
	return `{${entries.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}
