import type { ListNode, ListNodes } from './list-nodes.ts';

export interface Sides {
	base: ListNodes;
	mine: ListNodes;
	theirs: ListNodes;
}

export interface FoundConflict {
	id: string;
	kind: 'changed' | 'removed' | 'order' | 'circle';
	/** The node to display; null for the top level. */
	key: string | null;
	/** The nodes whose changes are reverted if the other side is chosen. */
	keys: Readonly<Record<'mine' | 'theirs', readonly string[]>>;
}

type Edited = 'mine' | 'theirs';

const EDITED = ['mine', 'theirs'] as const;

const OTHER: Readonly<Record<Edited, Edited>> = { mine: 'theirs', theirs: 'mine' };

export const isSame = (one: ListNode | undefined, other: ListNode | undefined): boolean =>
	one?.content === other?.content && one?.parent === other?.parent;

/** Returns the conflicts of two edits, except those of order. Without conflicts, every node has its parent and none contains itself. */
export function findConflicts(sides: Sides): FoundConflict[] {
	const found = new Map<string, { kind: FoundConflict['kind']; mine: Set<string>; theirs: Set<string> }>();
	const add = (kind: FoundConflict['kind'], key: string, keys: Record<Edited, readonly string[]>): void => {
		const conflict = found.get(key) ?? { kind, mine: new Set(), theirs: new Set() };
		for (const side of EDITED) for (const each of keys[side]) conflict[side].add(each);
		found.set(key, conflict);
	};
	/** One side removed `gone`; the other still has `key` inside it. */
	const addRemoval = (remover: Edited, gone: string, key: string): void => {
		const root = outermostRemoved(sides, remover, gone);
		const keys = { mine: [key], theirs: [key], [remover]: removedWithin(sides, remover, root) };
		add('removed', root, keys);
	};
	for (const key of new Set(EDITED.flatMap((side) => [...sides[side].nodes.keys(), ...sides.base.nodes.keys()]))) {
		if (touches(sides, 'mine', key) && touches(sides, 'theirs', key) && differs(sides, key)) {
			const remover = EDITED.find((side) => !sides[side].nodes.has(key));
			if (remover) addRemoval(remover, key, key);
			else add('changed', key, { mine: [key], theirs: [key] });
		}
		for (const side of EDITED) {
			const parent = sides[side].nodes.get(key)?.parent ?? null;
			const isGone = parent !== null && sides.base.nodes.has(parent) && !sides[OTHER[side]].nodes.has(parent);
			if (isGone && touches(sides, side, key)) addRemoval(OTHER[side], parent, key);
		}
	}
	const conflicts = [...found].map(
		([key, { kind, mine, theirs }]): FoundConflict => ({ id: `${kind} ${key}`, kind, key, keys: { mine: [...mine], theirs: [...theirs] } }),
	);
	// Circles can only be found once the sides agree on all nodes.
	return conflicts.length > 0 ? conflicts : findCircles(sides);
}

const touches = (sides: Sides, side: Edited, key: string): boolean => !isSame(sides[side].nodes.get(key), sides.base.nodes.get(key));

const differs = ({ mine, theirs }: Sides, key: string): boolean => !isSame(mine.nodes.get(key), theirs.nodes.get(key));

function outermostRemoved({ base, ...sides }: Sides, remover: Edited, key: string): string {
	let root = key;
	for (let at = base.nodes.get(key)?.parent ?? null; at !== null && !sides[remover].nodes.has(at); at = base.nodes.get(at)?.parent ?? null)
		root = at;
	return root;
}

/** The node and its descendants that this side removed. */
function removedWithin({ base, ...sides }: Sides, remover: Edited, root: string): string[] {
	const keys = [root];
	// The loop appends to this list while it iterates.
	for (const key of keys) for (const child of base.order.get(key) ?? []) if (!sides[remover].nodes.has(child)) keys.push(child);
	return keys;
}

/** Nodes that would contain themselves, because each side moved one of them into the other. */
function findCircles({ base, mine, theirs }: Sides): FoundConflict[] {
	const isMoved = (side: ListNodes, key: string): boolean => side.nodes.get(key)?.parent !== base.nodes.get(key)?.parent;
	const movedByMine = (key: string): boolean => isMoved(mine, key);
	const parentOf = (key: string): string | null =>
		(isSame(mine.nodes.get(key), base.nodes.get(key)) ? theirs : mine).nodes.get(key)?.parent ?? null;
	const done = new Set<string>();
	const conflicts: FoundConflict[] = [];
	for (const start of mine.nodes.keys()) {
		const trail: string[] = [];
		for (let at: string | null = start; at !== null && !done.has(at); at = parentOf(at)) {
			done.add(at);
			trail.push(at);
		}
		const end = trail.at(-1);
		const back = end === undefined ? null : parentOf(end);
		const circle = back === null ? [] : trail.slice(trail.indexOf(back) >= 0 ? trail.indexOf(back) : trail.length);
		const key = circle.find(movedByMine);
		if (key === undefined) continue;
		const keys = { mine: circle.filter(movedByMine), theirs: circle.filter((each) => isMoved(theirs, each)) };
		conflicts.push({ id: `circle ${key}`, kind: 'circle', key, keys });
	}
	return conflicts;
}
