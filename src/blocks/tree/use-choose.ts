import type { TreeBlock } from '#generated/block-types.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { TreeNode } from './tree-nodes.ts';

/** What choosing a node does: it sets the variable, or clears it, and runs the actions; a tree that has neither opens and closes. */
export function useChoose(block: TreeBlock, chosen: string | null, toggle: (key: string) => void): (node: TreeNode) => void {
	const { commands } = usePage();
	return ({ key, row, children }) => {
		if (block.selects === undefined && !block.onSelect) {
			if (children.length > 0) toggle(key);
			return;
		}
		if (block.selects !== undefined) commands.set({ [block.selects]: key === chosen ? null : key });
		if (block.onSelect) void commands.run(block.onSelect, { row });
	};
}
