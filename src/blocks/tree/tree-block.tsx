import { useRef, useState } from 'react';
import type { TreeBlock as TreeDefinition } from '#generated/block-types.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import styles from './tree-block.module.css';
import { TreeItem } from './tree-item.tsx';
import { openAtFirst, type TreeNode, visibleNodes } from './tree-nodes.ts';
import { useTreeKeyboard } from './use-tree-keyboard.ts';
import { useTreeNodes } from './use-tree-nodes.ts';

export function TreeBlock({ block }: BlockProps<'tree'>) {
	const { scope } = usePage();
	const nodes = useTreeNodes(block);
	if (nodes.length === 0) return <EmptyNotice text={scope.text(block.empty)} />;
	return <Tree block={block} nodes={nodes} />;
}

function Tree({ block, nodes }: { block: TreeDefinition; nodes: readonly TreeNode[] }) {
	const { scope, commands } = usePage();
	const list = useRef<HTMLUListElement>(null);
	const chosen = block.selects === undefined ? null : toKey(scope.scope.state[block.selects]);
	const { isOpen, toggle } = useOpenNodes(nodes, chosen);
	const visible = visibleNodes(nodes, isOpen);
	const [lastFocused, setLastFocused] = useState<string | null>(null);
	const isShown = (key: string | null): boolean => visible.some(({ node }) => node.key === key);
	const focused = [lastFocused, chosen].find(isShown) ?? visible[0]?.node.key ?? '';

	const choose = (key: string): void => {
		const node = visible.find((each) => each.node.key === key)?.node;
		if (!node) return;
		if (block.selects === undefined && !block.onSelect) {
			if (node.children.length > 0) toggle(key);
			return;
		}
		if (block.selects !== undefined) commands.set({ [block.selects]: key === chosen ? null : key });
		if (block.onSelect) void commands.run(block.onSelect, { row: node.row });
	};
	const onKeyDown = useTreeKeyboard({ list, visible, focused, isOpen, onToggle: toggle, onChoose: choose });

	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a nested list is what a tree is without its role
		<ul ref={list} className={styles.tree} role="tree" aria-label={scope.text(block.title) || '目录'} onKeyDown={onKeyDown}>
			{nodes.map((node) => (
				<TreeItem
					key={node.key}
					node={node}
					chosen={chosen}
					focused={focused}
					isOpen={isOpen}
					onToggle={toggle}
					onChoose={choose}
					onFocus={setLastFocused}
				/>
			))}
		</ul>
	);
}

const toKey = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** Which nodes are open: as at first, until the user says otherwise. */
function useOpenNodes(nodes: readonly TreeNode[], chosen: string | null) {
	const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
	const atFirst = openAtFirst(nodes, chosen);
	const isOpen = (key: string): boolean => touched.get(key) ?? atFirst.has(key);
	return { isOpen, toggle: (key: string) => setTouched(new Map(touched).set(key, !isOpen(key))) };
}
