import { Badges } from '#src/ui/badge.tsx';
import { Icon, Stroke } from '#src/ui/icons.tsx';
import styles from './tree-block.module.css';
import { isLocked, type Mark, type TreeNode } from './tree-nodes.ts';

const RINGS: Readonly<Record<Mark, string>> = {
	none: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
	doing: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
	done: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8.5 12.2l2.4 2.4 4.6-5',
};

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
				<span className={styles.mark} data-mark="locked" data-tooltip={reason}>
					<Icon name="lock" />
				</span>
			)}
			{mark && !locked && (
				<span className={styles.mark} data-mark={mark}>
					<Stroke path={RINGS[mark]} />
				</span>
			)}
		</>
	);
}
