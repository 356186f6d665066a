import type { TreeBlock } from '#generated/block-types.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { isLocked, type TreeNode } from './tree-nodes.ts';

/**
 * What choosing a node does: it sets the variable, or clears it, and runs the actions; a branch that is not to be chosen opens and
 * closes. A locked node does what the block says about that, and no more.
 */
export function useChoose(block: TreeBlock, chosen: string | null, toggle: (key: string) => void): (node: TreeNode) => void {
	const { commands } = usePage();
	const choosable = block.selects !== undefined || block.onSelect !== undefined;
	return (node) => {
		const { key, row, children } = node;
		const branch = children.length > 0;
		if (branch && (block.leavesOnly || !choosable)) return toggle(key);
		if (isLocked(node)) {
			if (block.onLocked) void commands.run(block.onLocked, { row });
			return;
		}
		if (block.selects !== undefined) commands.set({ [block.selects]: key === chosen ? null : key });
		if (block.onSelect) void commands.run(block.onSelect, { row });
	};
}
