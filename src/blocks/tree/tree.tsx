import { type MouseEvent, useMemo, useRef, useState } from 'react';
import type { TreeBlock } from '#generated/block-types.ts';
import { createExtents, type Extents } from '#src/lib/extents.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useTreeKeyboard } from '#src/ui/tree/use-tree-keyboard.ts';
import { useWindow } from '#src/ui/use-window.ts';
import styles from './tree-block.module.css';
import { TreeItems } from './tree-items.tsx';
import type { VisibleNode } from './tree-nodes.ts';
import { isLocked, type TreeNode, toKey, visibleNodes } from './tree-nodes.ts';
import { type OpenNodesOptions, useOpenNodes } from './use-open-nodes.ts';
import { useShowNode } from './use-show-node.ts';

/** Above this number of visible nodes the tree is virtualised. */
const WHOLE_UP_TO = 200;

interface TreeProps {
	block: TreeBlock;
	title: string;
	nodes: readonly TreeNode[];
	focusKey: string | null;
	search: OpenNodesOptions['search'];
}

export function Tree({ block, title, nodes, focusKey, search }: TreeProps) {
	const { scope } = usePage();
	const list = useRef<HTMLUListElement>(null);
	const chosen = block.selects === undefined ? null : toKey(scope.scope.state[block.selects]);
	const current = block.current ? toKey(scope.read(block.current)) : null;
	const place = focusKey ?? chosen ?? current;
	const { isOpen, set } = useOpenNodes({ nodes, place, focusKey, search });
	const shown = search?.found.nodes ?? nodes;
	const visible = useMemo(() => visibleNodes(shown, isOpen), [shown, isOpen]);
	const places = useMemo(() => new Map(visible.map(({ node }, index) => [node.key, index])), [visible]);
	const [lastFocused, setLastFocused] = useState<string | null>(null);
	const focused = [lastFocused, place].find((key) => key !== null && places.has(key)) ?? visible[0]?.node.key ?? '';

	const extents = useNodeExtents(visible, places);
	const { spans } = useWindow({ scroller: list, extents, kept: places.get(focused) ?? null });
	const drawn = visible.length > WHOLE_UP_TO ? spans : [{ from: 0, to: visible.length }];
	const focus = useShowNode({ list, extents, places, place, focusKey, draw: setLastFocused });

	const toggle = (key: string): void => set([key], !isOpen(key));
	const choose = useChoose(block, chosen, toggle);
	const chooseKey = (key: string): void => choose(visible[places.get(key) ?? -1]?.node);
	const onClick = ({ target }: MouseEvent): void => {
		const key = keyAt(target);
		if (key !== null) (isToggle(target) ? toggle : chooseKey)(key);
	};
	const onKeyDown = useTreeKeyboard({
		visible,
		focused,
		isOpen,
		onFocus: focus,
		onToggle: toggle,
		onChoose: chooseKey,
		onOpenSiblings: (key) => set(siblingBranches(visible, places.get(key)), true),
	});

	return (
		<ul
			ref={list}
			className={styles.tree}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: role="tree" replaces the list's own role
			role="tree"
			aria-label={title}
			onClick={onClick}
			onKeyDown={onKeyDown}
			onFocus={({ target }) => setLastFocused(keyAt(target))}
		>
			<TreeItems
				visible={visible}
				extents={extents}
				chosen={chosen}
				current={current}
				focusKey={focusKey}
				focused={focused}
				isOpen={isOpen}
				spans={drawn}
			/>
		</ul>
	);
}

/** Keys of the branches that have the same parent as the node at an index. */
function siblingBranches(visible: readonly VisibleNode[], index = -1): string[] {
	const parent = visible[index]?.parent;
	return visible.flatMap((each) => (each.parent === parent && each.node.children.length > 0 ? [each.node.key] : []));
}

const isToggle = (target: EventTarget): boolean => target instanceof Element && target.closest('[data-toggle]') !== null;

const keyAt = (target: EventTarget): string | null =>
	(target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset.key) || null;

/**
 * Handles choosing a node: sets or clears the variable and runs the actions. A branch that is not selectable toggles. A locked node only
 * runs the block's action for locked nodes.
 */
function useChoose(block: TreeBlock, chosen: string | null, toggle: (key: string) => void): (node: TreeNode | undefined) => void {
	const { commands } = usePage();
	const choosable = block.selects !== undefined || block.onSelect !== undefined;
	return (node) => {
		if (!node) return;
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

/** Height of a single-line node, in px. */
const LINE = 37;

/** Heights of the visible nodes. Measured heights are cached by key, since opening a node moves the others. */
function useNodeExtents(visible: readonly VisibleNode[], places: ReadonlyMap<string, number>): Extents {
	const [seen] = useState(() => new Map<string, number>());
	return useMemo(() => {
		const extents = createExtents(visible.length, LINE);
		for (const [key, height] of seen) extents.resize(places.get(key) ?? visible.length, height);
		return {
			...extents,
			resize: (index, height) => {
				const key = visible[index]?.node.key;
				const changed = extents.resize(index, height);
				if (changed && key !== undefined) seen.set(key, height);
				return changed;
			},
		};
	}, [visible, places, seen]);
}
