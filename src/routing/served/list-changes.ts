import { isRecord } from '#src/lib/is-record.ts';
import { canonical, type ListNode, type ListNodes, labelOfRecord, nodesOf } from './list-nodes.ts';
import type { Raw } from './served-context.ts';

export type ChangeKind =
	| 'added'
	| 'removed'
	/** Moved to another group, or to the top. */
	| 'regrouped'
	/** Moved among its siblings. */
	| 'reordered'
	| 'renamed'
	| 'hidden'
	| 'shown'
	| 'icon'
	| 'guard'
	/** Another page, or another external link. */
	| 'page'
	| 'link'
	| 'address'
	| 'redirect'
	/** Any other field. */
	| 'field';

export interface ListChange {
	kind: ChangeKind;
	/** Key of the record: its name, else its path. */
	name: string;
	/** Display name of the record, after the change. */
	label: string;
	/** Titles of its groups, outermost first: after the change, or before it for a removed record. */
	groups: readonly string[];
	/** Name of the field in `meta` or of the record, for kinds that change one. */
	field?: string;
	/**
	 * Values before and after. Titles of groups for `regrouped` (null: the top), places among the siblings from 0 for `reordered`, else the
	 * value of the field as it stands (undefined: it is absent).
	 */
	from?: unknown;
	to?: unknown;
}

/** Changes that turn one list into another, in the order of the new list; removed records come last. */
export function changesBetween(base: readonly unknown[], next: readonly unknown[]): ListChange[] {
	const before = nodesOf(base);
	const after = nodesOf(next);
	const moved = rearranged(before, after);
	const changes = [...after.nodes].flatMap(([name, node]): ListChange[] => {
		const own = { name, label: labelOfRecord(node.record), groups: groupsOf(after, node) };
		const old = before.nodes.get(name);
		if (!old) return [{ kind: 'added', ...own }];
		const place = moved.get(name);
		return [
			...(old.parent === node.parent ? [] : [{ kind: 'regrouped' as const, ...own, from: groupOf(before, old), to: groupOf(after, node) }]),
			...(place ? [{ kind: 'reordered' as const, ...own, ...place }] : []),
			...fieldChanges(old, node).map((change) => ({ ...own, ...change })),
		];
	});
	const removed = [...before.nodes].filter(([name]) => !after.nodes.has(name));
	return [
		...changes,
		...removed.map(
			([name, node]): ListChange => ({ kind: 'removed', name, label: labelOfRecord(node.record), groups: groupsOf(before, node) }),
		),
	];
}

function groupsOf(list: ListNodes, { parent }: ListNode): string[] {
	const groups: string[] = [];
	for (let at = parent === null ? undefined : list.nodes.get(parent); at; at = at.parent === null ? undefined : list.nodes.get(at.parent))
		groups.unshift(labelOfRecord(at.record));
	return groups;
}

const groupOf = (list: ListNodes, node: ListNode): string | null => groupsOf(list, node).at(-1) ?? null;

const META_KINDS: Readonly<Record<string, ChangeKind>> = { title: 'renamed', icon: 'icon', guard: 'guard', furtherGuards: 'guard' };
const RECORD_KINDS: Readonly<Record<string, ChangeKind>> = { component: 'page', path: 'address', redirect: 'redirect', url: 'link' };

function fieldChanges(old: ListNode, node: ListNode): Pick<ListChange, 'kind' | 'field' | 'from' | 'to'>[] {
	if (old.content === node.content) return [];
	const { meta: oldMeta, ...oldRecord } = old.record;
	const { meta: newMeta, ...newRecord } = node.record;
	const differing = (one: Raw, other: Raw): string[] =>
		[...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => canonical(one[field]) !== canonical(other[field]));
	const metas: [Raw, Raw] = [isRecord(oldMeta) ? oldMeta : {}, isRecord(newMeta) ? newMeta : {}];
	return [
		...differing(oldRecord, newRecord).map((field) => changeOf(field, RECORD_KINDS[field], oldRecord[field], newRecord[field])),
		...differing(...metas).map((field) => changeOf(field, META_KINDS[field], metas[0][field], metas[1][field])),
	];
}

function changeOf(
	field: string,
	kind: ChangeKind | undefined,
	from: unknown,
	to: unknown,
): Pick<ListChange, 'kind' | 'field' | 'from' | 'to'> {
	if (field === 'hidden') return { kind: to === true ? 'hidden' : 'shown', field, from, to };
	return { kind: kind ?? 'field', field, from, to };
}

/** The smallest set of records whose moves among their siblings explain the new order, with their indexes before and after. */
function rearranged(before: ListNodes, after: ListNodes): Map<string, { from: number; to: number }> {
	const moved = new Map<string, { from: number; to: number }>();
	for (const [parent, keys] of after.order) {
		const places = new Map((before.order.get(parent) ?? []).map((key, place) => [key, place]));
		const common = keys.filter((key) => places.has(key));
		const staying = longestAscent(common.map((key) => places.get(key) ?? 0));
		common.forEach((key, at) => {
			if (!staying.has(at)) moved.set(key, { from: places.get(key) ?? 0, to: keys.indexOf(key) });
		});
	}
	return moved;
}

/** Indexes of a longest ascending subsequence, by patience sorting. */
function longestAscent(values: readonly number[]): Set<number> {
	const tails: number[] = [];
	const previous: number[] = [];
	values.forEach((value, at) => {
		let low = 0;
		let high = tails.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
			else high = middle;
		}
		previous[at] = tails[low - 1] ?? -1;
		tails[low] = at;
	});
	const ascent = new Set<number>();
	for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) ascent.add(at);
	return ascent;
}
