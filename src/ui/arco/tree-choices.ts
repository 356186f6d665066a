import type { Choice } from './field-props.ts';

export interface TreeNode {
	value: string;
	label: string;
	note?: string;
	children?: readonly TreeNode[];
}

/** Nodes in reading order. A node is found by its own words, by those of its ancestors and by those of its descendants. */
export function treeChoices(nodes: readonly TreeNode[], level = 0, above = ''): Choice[] {
	return nodes.flatMap((node) => {
		const words = `${above} ${node.label}`;
		const below = treeChoices(node.children ?? [], level + 1, words);
		const { children: _below, ...choice } = node;
		return [{ ...choice, level, words: `${words} ${below.map(({ label }) => label).join(' ')}` }, ...below];
	});
}
