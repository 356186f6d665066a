/** The difference of two lists as one tree: that of the new list, with the removed nodes where they were. Pure. */
import { type ChangeKind, changesBetween } from '#src/routing/served/list-changes.ts';
import { labelOfRecord, nodesOf, type ServedRecord } from '#src/routing/served/list-nodes.ts';

export interface OutlineNode {
	key: string;
	label: string;
	hidden: boolean;
	kinds: readonly ChangeKind[];
	/** Whether this node or one below it has changed. */
	touched: boolean;
	children: readonly OutlineNode[];
}

/** For equal lists the tree has no marks. */
export function outlineOf(base: readonly unknown[], next: readonly unknown[]): OutlineNode[] {
	const before = nodesOf(base);
	const after = nodesOf(next);
	const kinds = new Map<string, ChangeKind[]>();
	for (const { name, kind } of changesBetween(base, next)) kinds.set(name, [...(kinds.get(name) ?? []), kind]);
	const isGone = (key: string): boolean => !after.nodes.has(key);
	const keysBelow = (parent: string | null): readonly string[] => {
		const keys = [...(after.order.get(parent) ?? [])];
		const old = before.order.get(parent) ?? [];
		old.forEach((key, at) => {
			if (!isGone(key)) return;
			const previous = old.slice(0, at).findLast((each) => keys.includes(each));
			keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
		});
		return keys;
	};
	const build = (parent: string | null): OutlineNode[] =>
		keysBelow(parent).flatMap((key) => {
			const record = (after.nodes.get(key) ?? before.nodes.get(key))?.record;
			if (!record) return [];
			const children = build(key);
			const own = kinds.get(key) ?? [];
			const touched = own.length > 0 || children.some((child) => child.touched);
			return [{ key, label: labelOfRecord(record), hidden: isHidden(record), kinds: own, touched, children }];
		});
	return build(null);
}

/** The branches with changes. */
export const touchedOf = (nodes: readonly OutlineNode[]): OutlineNode[] =>
	nodes.flatMap((node) => (node.touched ? [{ ...node, children: touchedOf(node.children) }] : []));

function isHidden({ hidden, meta }: ServedRecord): boolean {
	return hidden === true || (typeof meta === 'object' && meta !== null && 'hidden' in meta && meta.hidden === true);
}
