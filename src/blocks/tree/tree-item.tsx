import { Icon } from '#src/ui/icons.tsx';
import styles from './tree-block.module.css';
import type { TreeNode } from './tree-nodes.ts';

export interface TreeItemProps {
	node: TreeNode;
	chosen: string | null;
	/** The one node that Tab reaches. */
	focused: string;
	isOpen: (key: string) => boolean;
	onToggle: (key: string) => void;
	onChoose: (key: string) => void;
	onFocus: (key: string) => void;
}

export function TreeItem(props: TreeItemProps) {
	const { node, chosen, focused, isOpen, onToggle, onChoose, onFocus } = props;
	const branch = node.children.length > 0;
	const open = branch && isOpen(node.key);
	return (
		<li
			role="treeitem"
			className={styles.item}
			data-key={node.key}
			aria-label={node.label}
			aria-selected={node.key === chosen}
			aria-expanded={branch ? open : undefined}
			tabIndex={node.key === focused ? 0 : -1}
			onFocus={(event) => event.target === event.currentTarget && onFocus(node.key)}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keys are those of the tree item around it */}
			<div className={styles.line} onClick={() => onChoose(node.key)}>
				<Chevron branch={branch} open={open} onToggle={() => onToggle(node.key)} />
				{node.icon && <Icon name={node.icon} />}
				<span className={styles.label}>{node.label}</span>
				{node.note && <span className={styles.note}>{node.note}</span>}
			</div>
			{open && (
				// biome-ignore lint/a11y/useSemanticElements: no element of HTML is the group of a tree
				<ul role="group" className={styles.group}>
					{node.children.map((child) => (
						<TreeItem key={child.key} {...props} node={child} />
					))}
				</ul>
			)}
		</li>
	);
}

function Chevron({ branch, open, onToggle }: { branch: boolean; open: boolean; onToggle: () => void }) {
	if (!branch) return <span className={styles.chevron} />;
	return (
		<span
			className={styles.chevron}
			aria-hidden="true"
			onClick={(event) => {
				event.stopPropagation();
				onToggle();
			}}
		>
			<Icon name={open ? 'chevron-down' : 'chevron-right'} />
		</span>
	);
}
