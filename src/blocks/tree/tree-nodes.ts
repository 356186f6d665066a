/** The nodes of a tree as its keyboard sees them. Pure. */

export interface TreeNode {
	key: string;
	label: string;
	note: string;
	icon: string;
	/** What stands behind it, for the expressions of its actions. */
	row: unknown;
	children: readonly TreeNode[];
}

export interface VisibleNode {
	node: TreeNode;
	/** Key of the node above; null for a top node. */
	parent: string | null;
}

/** Small trees start open: a child that searches sees all at once. */
const OPEN_UP_TO = 60;

/** Nodes that are open before anyone touched them: all of a small tree, else those above the chosen one. */
export function openAtFirst(nodes: readonly TreeNode[], chosen: string | null): ReadonlySet<string> {
	const all = [...walk(nodes)];
	if (all.length <= OPEN_UP_TO) return new Set(all.map(({ node }) => node.key));
	const parents = new Map(all.map(({ node, parent }) => [node.key, parent]));
	const open = new Set<string>();
	for (let key = chosen === null ? null : (parents.get(chosen) ?? null); key !== null; key = parents.get(key) ?? null) open.add(key);
	return open;
}

/** Nodes on screen from top to bottom. */
export function visibleNodes(nodes: readonly TreeNode[], isOpen: (key: string) => boolean): readonly VisibleNode[] {
	return [...walk(nodes, isOpen)];
}

function* walk(
	nodes: readonly TreeNode[],
	isOpen: (key: string) => boolean = () => true,
	parent: string | null = null,
): Generator<VisibleNode> {
	for (const node of nodes) {
		yield { node, parent };
		if (isOpen(node.key)) yield* walk(node.children, isOpen, node.key);
	}
}
