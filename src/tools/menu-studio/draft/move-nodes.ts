/** Moves of nodes. Pure. A refused move says why, for the live region. */
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import { joinPath } from '#src/routing/route-path.ts';
import { type Draft, type DraftNode, indexOf, isUrl, isWithin, type NodePosition, outermost, placeOf } from './draft-tree.ts';
import type { Step } from './history.ts';
import { holdsNodes, isHidden, kindOf, textOf, titleOf, withFields } from './node-fields.ts';
import { nameIn, namesIn } from './node-names.ts';

/** A new draft with the words of the step and the nodes to select, or why nothing was done. `moved`: nodes have another place. */
export type Outcome =
	| ({ done: true; draft: Draft; keys: readonly string[]; moved?: true } & Pick<Step, 'words' | 'renamed'>)
	| { done: false; reason: string };

export type DropPosition = 'before' | 'within' | 'after';

/** `target: null` is the top level; nodes are added at its end. */
export interface Drop {
	target: string | null;
	where: DropPosition;
}

export const refused = (reason: string): Outcome => ({ done: false, reason });

/** Deepest level that the app reads (`DEPTH_LIMIT` of the reader is a count of levels below the top). */
const LEVELS = 11;

/** Moves nodes before, within or after another one. They keep their order and their addresses. */
export function moveTo(draft: Draft, keys: Iterable<string>, { target, where }: Drop): Outcome {
	const moved = outermost(draft, keys);
	const goal = target === null ? null : placeOf(draft, target);
	const reason = whyNot(draft, moved, goal, where);
	if (reason !== null) return refused(reason);
	const within = goal === null || where === 'within';
	const parent = within ? (goal?.node ?? null) : goal.parent;
	const before = parent?.children ?? draft.nodes;
	const gone = new Set(moved.map(({ node }) => node.key));
	const stay = before.filter(({ key }) => !gone.has(key));
	const at = within ? stay.length : insertionIndex(stay, goal, where, gone);
	const siblings = stay.toSpliced(at, 0, ...movedNodes(draft, moved, parent));
	if (siblings.length === before.length && siblings.every(({ key }, index) => key === before[index]?.key))
		return refused(texts.alreadyHere);
	const changed = [parent, ...moved.map((place) => place.parent)].map((node) => node?.key ?? null);
	const nodes = rearranged(draft.nodes, { gone, into: parent?.key ?? null, siblings, touched: withAncestors(draft, changed) }, null);
	return {
		done: true,
		draft: { ...draft, nodes },
		words: moveWords(draft, moved, { parent, goal, where }),
		moved: true,
		keys: moved.map(({ node }) => node.key),
	};
}

/** Why nodes cannot be dropped there; null if they can. Cheap, for each move of a pointer. */
export const dropProblem = (draft: Draft, keys: Iterable<string>, { target, where }: Drop): string | null =>
	whyNot(draft, outermost(draft, keys), target === null ? null : placeOf(draft, target), where);

interface Rearrangement {
	gone: ReadonlySet<string>;
	/** The node whose children become `siblings`; null for the top level. */
	into: string | null;
	siblings: readonly DraftNode[];
	/** The nodes whose children change, and all above them. */
	touched: ReadonlySet<string>;
}

function withAncestors(draft: Draft, keys: readonly (string | null)[]): ReadonlySet<string> {
	const index = indexOf(draft);
	const found = new Set<string>();
	for (let key of keys) for (; key !== null && !found.has(key); key = index.get(key)?.parent?.key ?? null) found.add(key);
	return found;
}

/** Takes nodes out of the tree and replaces the children of one node, in one walk. Shares what does not change. */
function rearranged(nodes: readonly DraftNode[], change: Rearrangement, parent: string | null): readonly DraftNode[] {
	const { gone, into, siblings, touched } = change;
	const kept = parent === into ? siblings : nodes.filter(({ key }) => !gone.has(key));
	let changed = kept.length !== nodes.length || parent === into;
	const next = kept.map((node) => {
		// Descendants move with their node.
		const children = gone.has(node.key) || !touched.has(node.key) ? node.children : rearranged(node.children, change, node.key);
		if (children === node.children) return node;
		changed = true;
		return { ...node, children };
	});
	return changed ? next : nodes;
}

/** The target may itself be moved, e.g. when several nodes are dropped beside one of them: then its nearest neighbour that stays counts. */
function insertionIndex(siblings: readonly DraftNode[], goal: NodePosition, where: DropPosition, gone: ReadonlySet<string>): number {
	const start = where === 'before' ? goal.index : goal.index + 1;
	const following = goal.siblings.slice(start).find(({ key }) => !gone.has(key));
	const index = siblings.findIndex(({ key }) => key === following?.key);
	return index === -1 ? siblings.length : index;
}

function whyNot(draft: Draft, moved: readonly NodePosition[], goal: NodePosition | null, where: DropPosition): string | null {
	if (moved.length === 0) return texts.chooseToMove;
	if (moved.some(({ node }) => kindOf(node) === 'catchAll')) return texts.catchAllStays;
	if (!goal) return null;
	if (where === 'within' && !holdsNodes(goal.node)) return texts.noGroup({ title: titleOf(goal.node) });
	const inside = where === 'within' ? goal.node.key : goal.parent?.key;
	if (inside !== undefined && moved.some(({ node }) => isWithin(draft, inside, node.key))) return texts.intoItself;
	const level = where === 'within' ? goal.level : goal.level - 1;
	if (moved.some(({ node }) => level + heightOf(node) > LEVELS)) return texts.tooDeep({ levels: LEVELS });
	return null;
}

const heightOf = ({ children }: DraftNode): number => 1 + Math.max(0, ...children.map(heightOf));

/** A relative path would mean another address below another parent, so it is written in full there. */
function movedNodes(draft: Draft, moved: readonly NodePosition[], parent: DraftNode | null): readonly DraftNode[] {
	const index = indexOf(draft);
	const base = parent === null ? '/' : (index.get(parent.key)?.address ?? '/');
	return moved.map(({ node, address }) => {
		const path = textOf(node.record.path);
		const stays = node.stray !== undefined || isUrl(path) || joinPath(base, path) === address;
		return stays || typeof node.record.path !== 'string' ? node : withFields(node, { path: address });
	});
}

interface Destination {
	parent: DraftNode | null;
	goal: NodePosition | null;
	where: DropPosition;
}

function moveWords(draft: Draft, moved: readonly NodePosition[], { parent, goal, where }: Destination): string {
	const names = namesIn(
		draft,
		moved.map(({ node }) => node),
	);
	const leaves = moved.some((place) => place.parent?.key !== parent?.key);
	if (leaves) return parent === null ? texts.moveToTop({ names }) : texts.moveBelow({ names, title: titleOf(parent) });
	if (!goal || where === 'within') return texts.moveToEnd({ names });
	return (where === 'before' ? texts.moveBefore : texts.moveAfter)({ names, goal: nameIn(draft, goal.node) });
}

/** Moves nodes of one level past their neighbour. */
export const moveUp = (draft: Draft, keys: Iterable<string>): Outcome => step(draft, keys, -1);
export const moveDown = (draft: Draft, keys: Iterable<string>): Outcome => step(draft, keys, 1);

function step(draft: Draft, keys: Iterable<string>, direction: -1 | 1): Outcome {
	const moved = outermost(draft, keys);
	const block = ofOneLevel(moved);
	if (typeof block === 'string') return refused(block);
	const edge = direction < 0 ? block[0] : block.at(-1);
	const neighbour = edge && neighbourOf(edge, direction);
	if (!edge || !neighbour || kindOf(neighbour) === 'catchAll') return refused(direction < 0 ? texts.firstOfLevel : texts.lastOfLevel);
	return moveTo(draft, keys, { target: neighbour.key, where: direction < 0 ? 'before' : 'after' });
}

/** The next sibling. What the menu hides is no place for what it shows. */
function neighbourOf({ node, index, siblings }: NodePosition, direction: -1 | 1): DraftNode | undefined {
	const counts = (each: DraftNode): boolean => isHidden(node) || !isHidden(each);
	return direction < 0 ? siblings.slice(0, index).findLast(counts) : siblings.slice(index + 1).find(counts);
}

/** Moves nodes to the end of the group before them. */
export function moveIn(draft: Draft, keys: Iterable<string>): Outcome {
	const block = ofOneLevel(outermost(draft, keys));
	if (typeof block === 'string') return refused(block);
	const [first] = block;
	const before = first && neighbourOf(first, -1);
	if (!before) return refused(texts.noGroupBefore);
	if (!holdsNodes(before)) return refused(texts.noGroupBeforeIs({ title: titleOf(before) }));
	return moveTo(draft, keys, { target: before.key, where: 'within' });
}

/** Moves nodes out of their group, behind it. */
export function moveOut(draft: Draft, keys: Iterable<string>): Outcome {
	const block = ofOneLevel(outermost(draft, keys));
	if (typeof block === 'string') return refused(block);
	const parent = block[0]?.parent;
	return parent ? moveTo(draft, keys, { target: parent.key, where: 'after' }) : refused(texts.alreadyOnTop);
}

/** Moves one node to a position among its siblings, counted from 1. */
export function moveToPosition(draft: Draft, key: string, position: number): Outcome {
	const place = placeOf(draft, key);
	if (!place) return refused(texts.chooseToMove);
	const wanted = Math.min(Math.max(1, Math.trunc(position)), place.siblings.length) - 1;
	const target = place.siblings[wanted];
	if (!target || wanted === place.index) return refused(texts.alreadyHere);
	return moveTo(draft, [key], { target: target.key, where: wanted < place.index ? 'before' : 'after' });
}

function ofOneLevel(moved: readonly NodePosition[]): readonly NodePosition[] | string {
	const [first] = moved;
	if (!first) return texts.chooseToMove;
	return moved.every(({ parent }) => parent?.key === first.parent?.key) ? moved : texts.otherLevels;
}
