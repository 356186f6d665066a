/** The lines of the tree on the screen. Pure. */
import { type Draft, type DraftNode, indexOf, type NodePosition } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { isHidden, titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';

export interface VisibleLine {
	/** `children`: those that are not folded away as hidden. */
	node: { key: string; label: string; children: readonly DraftNode[] };
	place: NodePosition;
	/** Among the siblings that are not folded away, from 1. */
	position: number;
	siblings: number;
	parent: string | null;
	/** A group above is hidden, so the node is not in the menu either. */
	hiddenAbove: boolean;
}

/** Keys that a search keeps: nodes whose title, path or name has the text, and all above them; null without a text. */
export function findKeys(draft: Draft, text: string): { keys: ReadonlySet<string>; count: number } | null {
	const wanted = text.trim().toLowerCase();
	if (wanted === '') return null;
	const keys = [...indexOf(draft).values()].flatMap(({ node, address }) => {
		const texts = [titleOf(node), address, node.record.name, node.record.component];
		return texts.some((each) => typeof each === 'string' && each.toLowerCase().includes(wanted)) ? [node.key] : [];
	});
	return { keys: withParents(draft, keys), count: keys.length };
}

interface NodeFacts {
	node: VisibleLine['node'];
	hidden: boolean;
}

const known = new WeakMap<DraftNode, NodeFacts>();

/** Label and visibility of a node, cached: an edit replaces only the nodes that it changes. */
function factsOf(node: DraftNode): NodeFacts {
	const facts = known.get(node) ?? { node: { key: node.key, label: titleOf(node), children: node.children }, hidden: isHidden(node) };
	known.set(node, facts);
	return facts;
}

interface ShownNodes {
	closed: ReadonlySet<string>;
	/** Keys that a search keeps; null without a search. */
	found: ReadonlySet<string> | null;
	/** Keys of hidden nodes that show all the same, with those around them; null shows every hidden node. */
	kept: Iterable<string> | null;
}

/** Nodes in display order without those below closed ones. A search opens all that it keeps, hidden or not. */
export function visibleLines(draft: Draft, { closed, found, kept }: ShownNodes): readonly VisibleLine[] {
	const index = indexOf(draft);
	const lines: VisibleLine[] = [];
	const needed = withParents(draft, kept ?? []);
	const isShown = (node: DraftNode): boolean => found !== null || kept === null || !factsOf(node).hidden || needed.has(node.key);
	const walk = (nodes: readonly DraftNode[], parent: string | null, hiddenAbove: boolean): void => {
		const shown = nodes.every(isShown) ? nodes : nodes.filter(isShown);
		shown.forEach((node, at) => {
			const place = index.get(node.key);
			if (!place || (found && !found.has(node.key))) return;
			const { node: facts, hidden } = factsOf(node);
			const children = facts.children.every(isShown) ? facts.children : facts.children.filter(isShown);
			const line = children === facts.children ? facts : { ...facts, children };
			lines.push({ node: line, place, position: at + 1, siblings: shown.length, parent, hiddenAbove });
			if (found || !closed.has(node.key)) walk(node.children, node.key, hiddenAbove || hidden);
		});
	};
	walk(draft.nodes, null, false);
	return lines;
}

/** How many nodes are folded away with the hidden ones. */
export const countHidden = (nodes: readonly DraftNode[]): number =>
	nodes.reduce((count, node) => count + (factsOf(node).hidden ? sizeOf(node) : countHidden(node.children)), 0);

const sizeOf = ({ children }: DraftNode): number => children.reduce((count, child) => count + sizeOf(child), 1);

function withParents(draft: Draft, keys: Iterable<string>): ReadonlySet<string> {
	const index = indexOf(draft);
	const found = new Set<string>();
	for (const each of keys) {
		for (let key: string | undefined = each; key !== undefined && !found.has(key); key = index.get(key)?.parent?.key) found.add(key);
	}
	return found;
}

/** All keys between two lines, both included, in display order. */
export function keysBetween(lines: readonly VisibleLine[], one: string, other: string): readonly string[] {
	const [from, to] = [one, other].map((key) => lines.findIndex(({ node }) => node.key === key)).sort((a, b) => a - b);
	return from === undefined || to === undefined || from < 0 ? [other] : lines.slice(from, to + 1).map(({ node }) => node.key);
}
