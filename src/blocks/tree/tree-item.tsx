import { type CSSProperties, memo } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { NodeLine } from './node-line.tsx';
import styles from './tree-block.module.css';
import { isLocked, nameOf, type VisibleNode } from './tree-nodes.ts';

export interface TreeItemProps {
	item: VisibleNode;
	index: number;
	chosen: boolean;
	/** The previous node shows the same lock reason. */
	reasonShown: boolean;
	current: boolean;
	isFocusKey: boolean;
	open: boolean;
	/** The single tab stop of the tree. */
	focused: boolean;
	/** Height in px of the nodes above that are not in the document. */
	room: number;
}

/**
 * One node. Nodes of all levels are siblings with `aria-level`, since nodes between them may not be in the document. The tree handles
 * their events.
 */
export const TreeItem = memo(function TreeItem({
	item,
	index,
	chosen,
	reasonShown,
	current,
	isFocusKey,
	open,
	focused,
	room,
}: TreeItemProps) {
	const { node, level, position, siblings } = item;
	const branch = node.children.length > 0;
	return (
		<li
			role="treeitem"
			className={styles.item}
			style={{ '--depth': level - 1, marginTop: room || undefined } as CSSProperties}
			data-key={node.key}
			data-index={index}
			aria-label={nameOf(node)}
			aria-description={node.note || undefined}
			aria-current={isFocusKey ? 'location' : current || undefined}
			aria-disabled={isLocked(node) || undefined}
			aria-level={level}
			aria-posinset={position}
			aria-setsize={siblings}
			aria-selected={chosen}
			aria-expanded={branch ? open : undefined}
			tabIndex={focused ? 0 : -1}
		>
			<div className={styles.line}>
				<span className={styles.chevron} aria-hidden="true" data-toggle={branch || undefined}>
					{branch && <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
				</span>
				<NodeLine node={node} reasonShown={reasonShown} />
			</div>
		</li>
	);
});
