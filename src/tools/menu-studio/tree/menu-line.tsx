import { type CSSProperties, memo } from 'react';
import { clauseSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/tools/menu-studio/tree.ts';
import type { DraftNode } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { isHidden, KIND_WORDS, kindOf, metaOf, type NodeKind, textOf, titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './menu-tree.module.css';

/** How a node is marked for what was found wrong at it. */
export type FindingMark = 'error' | 'warning';

export interface MenuLineProps {
	node: DraftNode;
	/** Whether it has lines below it when it is open. */
	branch: boolean;
	level: number;
	position: number;
	siblings: number;
	selected: boolean;
	/** The single tab stop of the tree. */
	focused: boolean;
	dragged: boolean;
	open: boolean;
	/** A group above is hidden, so this node is not in the menu either. */
	hiddenAbove: boolean;
	finding: FindingMark | null;
	/** Height in px of the lines above that are not in the document. */
	room: number;
	/** Its kind shows, since a node of another kind has the same title. */
	ambiguous: boolean;
	movable: boolean;
}

/** One node of the tree. Nodes of all levels are siblings with `aria-level`. The tree handles their events. */
export const MenuLine = memo(function MenuLine(props: MenuLineProps) {
	const { node, branch, level, position, siblings, selected, focused, dragged, open, hiddenAbove, finding, room, ambiguous, movable } =
		props;
	const kind = kindOf(node);
	const { icon, badge } = metaOf(node);
	const iconName = textOf(icon);
	const standardIcon = <Icon name={DEFAULT_ICONS[kind]} />;
	const hidden = isHidden(node);
	const withKind = ambiguous || showsKind(kind);
	return (
		<li
			role="treeitem"
			className={styles.item}
			style={{ '--depth': level - 1, marginTop: room || undefined } as CSSProperties}
			data-key={node.key}
			data-dragged={dragged || undefined}
			data-faded={hidden || hiddenAbove || undefined}
			aria-label={nameOf(node, withKind, finding)}
			aria-level={level}
			aria-posinset={position}
			aria-setsize={siblings}
			aria-selected={selected}
			aria-expanded={branch ? open : undefined}
			tabIndex={focused ? 0 : -1}
		>
			<div className={styles.line}>
				<span className={styles.chevron} aria-hidden="true" data-toggle={branch || undefined}>
					{branch && <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
				</span>
				<span className={styles.icon} data-kind={kind}>
					{iconName === '' ? standardIcon : <Icon name={iconName} fallback={standardIcon} />}
				</span>
				<span className={styles.title}>{titleOf(node)}</span>
				<span className={styles.marks} aria-hidden="true">
					{textOf(badge) !== '' && <span className={styles.count}>{textOf(badge)}</span>}
					{withKind && <Badge label={KIND_WORDS[kind]} tone={showsKind(kind) ? 'info' : 'mute'} />}
					{hidden && <Badge label={texts.hidden} tone="mute" />}
					{isGuarded(node) && (
						<span className={styles.mark} data-tooltip={texts.limited}>
							<Icon name="lock" />
						</span>
					)}
					{finding && (
						<span className={styles.mark} data-finding={finding} data-tooltip={FINDING_WORDS[finding]}>
							<Icon name="warning" />
						</span>
					)}
				</span>
				{movable && <span className={styles.handle} data-handle="" aria-hidden="true" />}
			</div>
		</li>
	);
});

const DEFAULT_ICONS = {
	group: 'folder',
	page: 'file',
	link: 'link',
	redirect: 'arrow-right',
	catchAll: 'question',
	stray: 'question',
} as const;

const FINDING_WORDS: Readonly<Record<FindingMark, string>> = { error: texts.error, warning: texts.warning };

const isGuarded = (node: DraftNode): boolean => metaOf(node).guard !== undefined || node.record.guard !== undefined;

/** The whole line in words, as it is read: the visible ones first. The marks are hidden from assistive technology. */
function nameOf(node: DraftNode, withKind: boolean, finding: FindingMark | null): string {
	const kind = kindOf(node);
	const words = [
		titleOf(node),
		textOf(metaOf(node).badge),
		withKind && KIND_WORDS[kind],
		isHidden(node) && texts.hidden,
		!withKind && KIND_WORDS[kind],
		isGuarded(node) && texts.guarded,
		finding && FINDING_WORDS[finding],
	];
	return words.filter(Boolean).join(clauseSeparator);
}

/** Pages and groups are told apart by their icon. */
const showsKind = (kind: NodeKind): boolean => kind !== 'page' && kind !== 'group';
