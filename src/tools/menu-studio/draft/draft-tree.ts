/**
 * A served route list (spec 2.3, 2.6) as an immutable tree of nodes with stable keys. Pure. A node keeps its record as it came, so that
 * a list which was only opened comes back identical, with fields that this app does not know.
 */
import { isRecord } from '#src/lib/is-record.ts';
import { joinPath } from '#src/routing/route-path.ts';

/** A record of a list. Its values are unchecked. */
export type ServedRecord = Readonly<Record<string, unknown>>;

export interface DraftNode {
	/** Unique within the draft; stays while the node is moved and changed. */
	readonly key: string;
	/** The record. An array in its `children` is replaced by the nodes below. */
	readonly record: ServedRecord;
	readonly children: readonly DraftNode[];
	/** An entry of the list that is not a record, e.g. `null`. It is kept, and can be removed. */
	readonly stray?: { readonly value: unknown };
}

export interface Draft {
	readonly nodes: readonly DraftNode[];
	/** Number of the next new key. */
	readonly next: number;
}

export const emptyDraft: Draft = { nodes: [], next: 1 };

/** Gives keys in the order of the list, so the same list has the same keys. */
export function toDraft(list: readonly unknown[]): Draft {
	const keys = createKeys(1);
	return { nodes: list.map((item) => toNode(item, keys)), next: keys.next() };
}

/** Makes nodes of further records for a draft. */
export function toNodes({ next }: Draft, list: readonly unknown[]): Draft {
	const keys = createKeys(next);
	return { nodes: list.map((item) => toNode(item, keys)), next: keys.next() };
}

interface Keys {
	take(): string;
	next(): number;
}

function createKeys(from: number): Keys {
	let next = from;
	return {
		take() {
			next += 1;
			return `n${next - 1}`;
		},
		next: () => next,
	};
}

function toNode(item: unknown, keys: Keys): DraftNode {
	const key = keys.take();
	if (!isRecord(item)) return { key, record: {}, children: [], stray: { value: item } };
	const below = Array.isArray(item.children) ? (item.children as readonly unknown[]) : [];
	return { key, record: item, children: below.map((child) => toNode(child, keys)) };
}

/** The list of a draft; identical to the list that it was made from if nothing was changed. */
export const toList = ({ nodes }: Pick<Draft, 'nodes'>): ServedRecord[] => nodes.map(toRecord);

function toRecord({ record, children, stray }: DraftNode): ServedRecord {
	// Entries that are no records stay in the list, and the server's check names them.
	if (stray) return stray.value as ServedRecord;
	const hasChildren = children.length > 0 || Array.isArray(record.children);
	// The spread keeps the position of `children` among the fields.
	return hasChildren ? { ...record, children: children.map(toRecord) } : record;
}

/** A part of the top level of a list: `list` stands in place of `remove` records from `at` on. */
export interface ListPart {
	at: number;
	remove: number;
	list: readonly ServedRecord[];
}

/** The part in which a draft differs from an earlier one. Nodes that did not change are the same objects in both. */
export function changedPart(before: Draft, after: Draft): ListPart {
	const old = before.nodes;
	const now = after.nodes;
	const most = Math.min(old.length, now.length);
	let at = 0;
	while (at < most && old[at] === now[at]) at += 1;
	let same = 0;
	while (same < most - at && old.at(-1 - same) === now.at(-1 - same)) same += 1;
	return { at, remove: old.length - at - same, list: toList({ nodes: now.slice(at, now.length - same) }) };
}

/** Position of a node. */
export interface NodePosition {
	node: DraftNode;
	/** null at the top level. */
	parent: DraftNode | null;
	siblings: readonly DraftNode[];
	/** Index among the siblings. */
	index: number;
	/** 1 at the top level. */
	level: number;
	/** Indexes from the top of the list to the node. */
	path: readonly number[];
	/** Full path of the record by the router's rule; that of the parent is added to a relative path. */
	address: string;
	/** Number of the node in the order of the list. */
	order: number;
}

export type DraftIndex = ReadonlyMap<string, NodePosition>;

const indexes = new WeakMap<readonly DraftNode[], DraftIndex>();

/** Places of all nodes by key, in the order of the list. Cached, since trees are never changed in place. */
export function indexOf({ nodes }: Pick<Draft, 'nodes'>): DraftIndex {
	const known = indexes.get(nodes);
	if (known) return known;
	const index = new Map<string, NodePosition>();
	const walk = (siblings: readonly DraftNode[], parent: NodePosition | null): void => {
		siblings.forEach((node, position) => {
			const place: NodePosition = {
				node,
				parent: parent?.node ?? null,
				siblings,
				index: position,
				level: (parent?.level ?? 0) + 1,
				path: [...(parent?.path ?? []), position],
				address: addressOf(node, parent?.address ?? '/'),
				order: index.size,
			};
			index.set(node.key, place);
			walk(node.children, place);
		});
	};
	walk(nodes, null);
	indexes.set(nodes, index);
	return index;
}

/** Starts with a scheme or `//`: such a path is the address of a link. */
export const isUrl = (path: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path);

function addressOf({ record: { path } }: DraftNode, parent: string): string {
	const own = typeof path === 'string' ? path.trim() : '';
	return isUrl(own) ? own : joinPath(parent, own);
}

export const placeOf = (draft: Draft, key: string): NodePosition | null => indexOf(draft).get(key) ?? null;

/** Key of the node at a path of indexes, as findings name it; null if there is none. */
export function keyAtPath({ nodes }: Draft, path: readonly number[]): string | null {
	let found: DraftNode | undefined;
	let among = nodes;
	for (const index of path) {
		found = among[index];
		if (!found) return null;
		among = found.children;
	}
	return found?.key ?? null;
}

/** Replaces nodes: `change` returns the node itself, another one, or several; untouched branches are shared. */
export function mapNodes(nodes: readonly DraftNode[], change: (node: DraftNode) => readonly DraftNode[]): readonly DraftNode[] {
	let changed = false;
	const next = nodes.flatMap((node) => {
		const children = mapNodes(node.children, change);
		const result = change(children === node.children ? node : { ...node, children });
		if (result.length !== 1 || result[0] !== node) changed = true;
		return result;
	});
	return changed ? next : nodes;
}

/** Replaces the children of one node, or the top level for null. Shares all other branches. */
export function withSiblings(draft: Draft, parent: string | null, siblings: readonly DraftNode[]): Draft {
	if (parent === null) return { ...draft, nodes: siblings };
	return withNode(draft, parent, (node) => ({ ...node, children: siblings }));
}

/** Replaces one node. Walks only the path to it. */
export function withNode(draft: Draft, key: string, change: (node: DraftNode) => DraftNode): Draft {
	const path = indexOf(draft).get(key)?.path;
	if (!path) return draft;
	const replace = (among: readonly DraftNode[], [index = 0, ...rest]: readonly number[]): readonly DraftNode[] => {
		const node = among[index];
		if (!node) return among;
		const next = rest.length === 0 ? change(node) : { ...node, children: replace(node.children, rest) };
		return among.with(index, next);
	};
	return { ...draft, nodes: replace(draft.nodes, path) };
}

/** The chosen nodes in the order of the list, without those below another chosen one. Unknown keys are left out. */
export function outermost(draft: Draft, keys: Iterable<string>): readonly NodePosition[] {
	const index = indexOf(draft);
	const wanted = new Set(keys);
	const found = [...wanted].flatMap((key) => index.get(key) ?? []);
	const isBelow = ({ parent }: NodePosition): boolean => {
		for (let above = parent; above; above = index.get(above.key)?.parent ?? null) if (wanted.has(above.key)) return true;
		return false;
	};
	return found.filter((place) => !isBelow(place)).sort((one, other) => one.order - other.order);
}

export const isWithin = (draft: Draft, key: string, ancestor: string): boolean => {
	const index = indexOf(draft);
	for (let above: string | undefined = key; above !== undefined; above = index.get(above)?.parent?.key) if (above === ancestor) return true;
	return false;
};
