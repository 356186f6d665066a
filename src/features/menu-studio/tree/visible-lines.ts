/** The lines of the tree on the screen. Pure. */
import { type Draft, type DraftNode, indexOf, type NodePosition } from '#src/features/menu-studio/draft/draft-tree.ts';
import { isHidden, titleOf } from '#src/features/menu-studio/draft/node-fields.ts';

export interface VisibleLine {
	node: { key: string; label: string; children: readonly DraftNode[] };
	place: NodePosition;
	parent: string | null;
	/** A group above is hidden, so the node is not in the menu either. */
	hiddenAbove: boolean;
}

/** Keys that a search keeps: nodes whose title, path or name has the text, and all above them; null without a text. */
export function findKeys(draft: Draft, text: string): { keys: ReadonlySet<string>; count: number } | null {
	const wanted = text.trim().toLowerCase();
	if (wanted === '') return null;
	const index = indexOf(draft);
	const keys = new Set<string>();
	let count = 0;
	for (const { node, address } of index.values()) {
		const { name, component } = node.record;
		if (![titleOf(node), address, name, component].some((each) => typeof each === 'string' && each.toLowerCase().includes(wanted)))
			continue;
		count += 1;
		for (let key: string | undefined = node.key; key !== undefined && !keys.has(key); key = index.get(key)?.parent?.key) keys.add(key);
	}
	return { keys, count };
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

/** Nodes in display order without those below closed ones. A search opens all that it keeps. */
export function visibleLines(draft: Draft, closed: ReadonlySet<string>, found: ReadonlySet<string> | null): readonly VisibleLine[] {
	const index = indexOf(draft);
	const lines: VisibleLine[] = [];
	const walk = (nodes: readonly DraftNode[], parent: string | null, hiddenAbove: boolean): void => {
		for (const node of nodes) {
			const place = index.get(node.key);
			if (!place || (found && !found.has(node.key))) continue;
			const facts = factsOf(node);
			lines.push({ node: facts.node, place, parent, hiddenAbove });
			if (found || !closed.has(node.key)) walk(node.children, node.key, hiddenAbove || facts.hidden);
		}
	};
	walk(draft.nodes, null, false);
	return lines;
}

/** All keys between two lines, both included, in display order. */
export function keysBetween(lines: readonly VisibleLine[], one: string, other: string): readonly string[] {
	const [from, to] = [one, other].map((key) => lines.findIndex(({ node }) => node.key === key)).sort((a, b) => a - b);
	return from === undefined || to === undefined || from < 0 ? [other] : lines.slice(from, to + 1).map(({ node }) => node.key);
}
