import { type ListNodes, labelOfRecord, listOf, nodesOf, type ServedRecord } from './list-nodes.ts';
import { type FoundConflict, findConflicts, isSame, type Sides } from './merge-conflicts.ts';
import { mergeOrder } from './merge-order.ts';

export type Side = 'mine' | 'theirs';

/** The version of a record on one side. */
export interface SideOfConflict {
	/** Null if this side removed it. Includes the children if the other side removed it. */
	record: ServedRecord | null;
	/** Display name of its group; null at the top level. */
	group: string | null;
	/** In a conflict of `order`: display names of the siblings, in the order of this side. */
	siblings?: readonly string[];
}

export interface MergeConflict {
	/** Names the conflict in `choices`. */
	id: string;
	/**
	 * `changed`: both changed or moved the record. `removed`: one removed it, the other changed it or what lies in it. `order`: both
	 * rearranged the same siblings. `circle`: each moved one record into the other's.
	 */
	kind: 'changed' | 'removed' | 'order' | 'circle';
	label: string;
	base: SideOfConflict;
	mine: SideOfConflict;
	theirs: SideOfConflict;
}

export type MergeResult = { ok: true; list: ServedRecord[] } | { ok: false; conflicts: MergeConflict[] };

/**
 * Merges two edits of the same list. Edits of different records are taken from both sides; where both touched the same record the result
 * names the conflicts, and the caller asks again with `choices` by their ids. A choice may uncover another conflict. The lists must have
 * passed `checkServedList`.
 */
export function mergeLists(
	base: readonly unknown[],
	mine: readonly unknown[],
	theirs: readonly unknown[],
	choices: Readonly<Record<string, Side>> = {},
): MergeResult {
	const sides: Sides = { base: nodesOf(base), mine: nodesOf(mine), theirs: nodesOf(theirs) };
	const originals: Sides = { base: sides.base, mine: nodesOf(mine), theirs: nodesOf(theirs) };
	for (;;) {
		const conflicts = findConflicts(sides);
		const chosen = conflicts.find(({ id }) => Object.hasOwn(choices, id));
		if (!chosen) return conflicts.length > 0 ? refused(conflicts, originals) : arranged(sides, choices, originals);
		const loser: Side = choices[chosen.id] === 'mine' ? 'theirs' : 'mine';
		revert(sides[loser], sides.base, chosen.keys[loser]);
	}
}

/** Reverts one side's edits of some nodes, and of the nodes that depend on them. */
function revert(side: ListNodes, base: ListNodes, keys: readonly string[]): void {
	for (const key of keys) restore(side, base, key);
	for (let misplaced = findMisplaced(side, base); misplaced !== null; misplaced = findMisplaced(side, base)) {
		const parent = side.nodes.get(misplaced)?.parent ?? null;
		const isLost = parent !== null && !side.nodes.has(parent) && base.nodes.has(parent);
		restore(side, base, isLost ? parent : misplaced);
	}
}

function restore({ nodes, order }: ListNodes, base: ListNodes, key: string): void {
	const before = nodes.get(key);
	const node = base.nodes.get(key);
	if (node) nodes.set(key, node);
	else nodes.delete(key);
	if (before && node && before.parent === node.parent) return;
	if (before)
		order.set(
			before.parent,
			(order.get(before.parent) ?? []).filter((each) => each !== key),
		);
	if (!node) return;
	const siblings = order.get(node.parent) ?? [];
	const inBase = base.order.get(node.parent) ?? [];
	const previous = inBase.slice(0, inBase.indexOf(key)).findLast((each) => siblings.includes(each));
	order.set(node.parent, siblings.toSpliced(previous === undefined ? 0 : siblings.indexOf(previous) + 1, 0, key));
}

/** Returns a node without its parent, or one that was moved into itself; null if there is none. */
function findMisplaced({ nodes }: ListNodes, base: ListNodes): string | null {
	const parentOf = (key: string): string | null => nodes.get(key)?.parent ?? null;
	for (const key of nodes.keys()) {
		const trail: string[] = [];
		for (let at: string | null = key; at !== null; at = parentOf(at)) {
			if (!nodes.has(at)) return trail.at(-1) ?? null;
			const place = trail.indexOf(at);
			if (place >= 0) return trail.slice(place).find((each) => parentOf(each) !== base.nodes.get(each)?.parent) ?? null;
			trail.push(at);
		}
	}
	return null;
}

/** Merges two sides without conflicts: takes each node from the side that changed it, then orders siblings. */
function arranged({ base, mine, theirs }: Sides, choices: Readonly<Record<string, Side>>, originals: Sides): MergeResult {
	const nodes: ListNodes['nodes'] = new Map();
	for (const key of new Set([...theirs.nodes.keys(), ...mine.nodes.keys()])) {
		const node = isSame(mine.nodes.get(key), base.nodes.get(key)) ? theirs.nodes.get(key) : mine.nodes.get(key);
		if (node) nodes.set(key, node);
	}
	const kept = new Map<string | null, Set<string>>([[null, new Set()]]);
	for (const [key, { parent }] of nodes) kept.set(parent, (kept.get(parent) ?? new Set()).add(key));
	const order: ListNodes['order'] = new Map();
	const conflicts: FoundConflict[] = [];
	for (const [parent, keys] of kept) {
		const id = `order ${parent ?? ''}`;
		const [one, other, another] = [base, mine, theirs].map((side) => side.order.get(parent) ?? []);
		const merged = mergeOrder({ base: one ?? [], mine: other ?? [], theirs: another ?? [] }, keys, choices[id] ?? null);
		if (merged) order.set(parent, merged);
		else conflicts.push({ id, kind: 'order', key: parent, keys: { mine: [], theirs: [] } });
	}
	return conflicts.length > 0 ? refused(conflicts, originals) : { ok: true, list: listOf({ nodes, order }) };
}

const refused = (conflicts: readonly FoundConflict[], sides: Sides): MergeResult => ({
	ok: false,
	conflicts: conflicts.map(({ id, kind, key }) => {
		const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) => sideOf(side, key, kind)) as [
			SideOfConflict,
			SideOfConflict,
			SideOfConflict,
		];
		const named = [base, mine, theirs].find(({ record }) => record !== null)?.record;
		return { id, kind, label: named ? labelOfRecord(named) : '', base, mine, theirs };
	}),
});

function sideOf(side: ListNodes, key: string | null, kind: MergeConflict['kind']): SideOfConflict {
	const node = key === null ? undefined : side.nodes.get(key);
	const around = node?.parent === null || node === undefined ? undefined : side.nodes.get(node.parent);
	const group = around ? labelOfRecord(around.record) : null;
	const labels = (): string[] =>
		(side.order.get(key) ?? []).flatMap((name) => {
			const sibling = side.nodes.get(name);
			return sibling ? [labelOfRecord(sibling.record)] : [];
		});
	if (kind === 'order') return { record: node?.record ?? null, group, siblings: labels() };
	if (!node || kind !== 'removed') return { record: node?.record ?? null, group };
	const inIt = listOf({ ...side, order: new Map([...side.order, [null, side.order.get(key) ?? []]]) });
	return { record: { ...node.record, ...(inIt.length > 0 && { children: inIt }) }, group };
}
