import * as texts from '#generated/messages/blocks/tree.ts';
import type { Label } from '#src/ui/badge.tsx';
import { type ProgressState, progressTitles } from '#src/ui/progress-mark.tsx';

export const isMark = (value: unknown): value is ProgressState => value === 'none' || value === 'doing' || value === 'done';

/** Accessible name: the visible words in their order, so that a spoken command finds the node, then the mark. The note is the description. */
export function nameOf({ label, badges, mark, reason }: TreeNode): string {
	const visible = [label, ...badges.map((badge) => badge.label), reason].filter(Boolean).join(' ');
	return mark ? texts.marked({ name: visible, mark: progressTitles[mark] }) : visible;
}

/** Only leaves can be locked; a branch opens and closes even if its children are locked. */
export const isLocked = ({ reason, children }: TreeNode): boolean => reason !== '' && children.length === 0;

export interface TreeNode {
	key: string;
	label: string;
	note: string;
	icon: string;
	badges: readonly Label[];
	mark: ProgressState | null;
	/** Lock reason; '' if the node can be chosen. */
	reason: string;
	/** Source row, for the expressions of the node's actions. */
	row: unknown;
	children: readonly TreeNode[];
}

export interface VisibleNode {
	node: TreeNode;
	parent: string | null;
	/** 1 for a root node. */
	level: number;
	/** One-based position among the siblings, and their number. */
	position: number;
	siblings: number;
}

/** Trees up to this size start fully expanded, so that children need not search for nodes. */
const OPEN_UP_TO = 60;

export function openAtFirst(nodes: readonly TreeNode[], chosen: string | null): ReadonlySet<string> {
	const all = visibleNodes(nodes, () => true);
	if (all.length <= OPEN_UP_TO) return new Set(all.map(({ node }) => node.key));
	const open = new Set<string>();
	if (chosen === null) return open;
	const parents = new Map(all.map(({ node, parent }) => [node.key, parent]));
	for (let key = parents.get(chosen) ?? null; key !== null; key = parents.get(key) ?? null) open.add(key);
	return open;
}

export function knownKey(nodes: readonly TreeNode[], value: unknown): string | null {
	const key = toKey(value);
	const isAmong = (among: readonly TreeNode[]): boolean => among.some((node) => node.key === key || isAmong(node.children));
	return key !== null && isAmong(nodes) ? key : null;
}

export const toKey = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

export function visibleNodes(nodes: readonly TreeNode[], isOpen: (key: string) => boolean): readonly VisibleNode[] {
	const visible: VisibleNode[] = [];
	const walk = (among: readonly TreeNode[], parent: string | null, level: number): void => {
		for (const [index, node] of among.entries()) {
			visible.push({ node, parent, level, position: index + 1, siblings: among.length });
			if (node.children.length > 0 && isOpen(node.key)) walk(node.children, node.key, level + 1);
		}
	};
	walk(nodes, null, 1);
	return visible;
}
