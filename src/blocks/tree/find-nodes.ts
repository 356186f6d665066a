import type { TreeNode } from './tree-nodes.ts';

export interface FoundNodes {
	nodes: readonly TreeNode[];
	open: ReadonlySet<string>;
	count: number;
}

export function findNodes(nodes: readonly TreeNode[], text: string): FoundNodes {
	const wanted = text.toLowerCase();
	const open = new Set<string>();
	let count = 0;
	const keep = (among: readonly TreeNode[]): readonly TreeNode[] =>
		among.flatMap((node) => {
			const found = node.label.toLowerCase().includes(wanted);
			if (found) count += 1;
			const children = keep(node.children);
			if (children.length > 0) open.add(node.key);
			if (found) return [node];
			return children.length > 0 ? [{ ...node, children }] : [];
		});
	return { nodes: keep(nodes), open, count };
}
