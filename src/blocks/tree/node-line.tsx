import { Badges } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { ProgressMark } from '#src/ui/progress-mark.tsx';
import styles from './tree-block.module.css';
import { isLocked, type TreeNode } from './tree-nodes.ts';

/** Visible line of a node. A lock reason shared by adjacent nodes is shown only for the first of them. */
export function NodeLine({ node, reasonShown }: { node: TreeNode; reasonShown: boolean }) {
	const { label, note, icon, badges, mark, reason } = node;
	const locked = isLocked(node);
	return (
		<>
			{icon && <Icon name={icon} />}
			<span className={styles.label} data-locked={locked || undefined}>
				{label}
				{badges.length > 0 && ' '}
				{badges.length > 0 && (
					<span className={styles.badges}>
						<Badges labels={badges} />
					</span>
				)}
				{reason && !reasonShown && ' '}
				{reason && !reasonShown && <small className={styles.reason}>{reason}</small>}
			</span>
			{/* Drawn by the style sheet, since it is the description of the node and no part of its name. */}
			{note && <span className={styles.note} data-note={note} aria-hidden="true" />}
			{locked && (
				<span className={styles.locked} data-tooltip={reason}>
					<Icon name="lock" />
				</span>
			)}
			{mark && !locked && <ProgressMark state={mark} />}
		</>
	);
}
