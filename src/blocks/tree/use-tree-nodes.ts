import { useMemo } from 'react';
import type { TreeBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { readBadges } from '#src/pages/read-badges.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { isMark, type TreeNode } from './tree-nodes.ts';

/** Deeper data is treated as a cycle. */
const DEEPEST = 12;

/** Nodes of a tree, memoised until the page renders, so that their lazily computed labels are kept. */
export function useTreeNodes(block: TreeBlock): readonly TreeNode[] {
	const scope = useScope();
	return useMemo(() => toNodes(scope.read(block.source.rows), block, scope, '', 1), [block, scope]);
}

function toNodes(
	rows: readonly unknown[] | null | undefined,
	block: TreeBlock,
	outer: PageScope,
	path: string,
	depth: number,
): readonly TreeNode[] {
	if (depth > DEEPEST || !rows || rows.length === 0) return [];
	return rows.map((row, index) => {
		const own = block.key ? outer.with({ row }).read(block.key) : field(row, 'id');
		const key = String(own ?? `${path}${index}`);
		const below = block.children ? outer.with({ row }).read(block.children) : field(row, 'children');
		return createNode(key, row, toNodes(Array.isArray(below) ? below : [], block, outer, `${key}/`, depth + 1), { block, outer });
	});
}

type NodeContent = Omit<TreeNode, 'key' | 'row' | 'children'>;

function readContent(block: TreeBlock, scope: PageScope): NodeContent {
	const textOf = (expression: TreeBlock['note']): string => scope.shown(expression);
	const mark = block.mark && scope.read(block.mark);
	return {
		label: textOf(block.label),
		note: textOf(block.note),
		icon: textOf(block.icon),
		badges: readBadges(block.badges, scope),
		mark: isMark(mark) ? mark : null,
		reason: textOf(block.reason),
	};
}

/** Evaluates a node's slots on first access, since only few of many thousand nodes are visible. */
function createNode(
	key: string,
	row: unknown,
	children: readonly TreeNode[],
	{ block, outer }: { block: TreeBlock; outer: PageScope },
): TreeNode {
	let cached: NodeContent | null = null;
	const content = (): NodeContent => {
		cached ??= readContent(block, outer.with({ row }));
		return cached;
	};
	return {
		key,
		row,
		children,
		get label() {
			return content().label;
		},
		get note() {
			return content().note;
		},
		get icon() {
			return content().icon;
		},
		get badges() {
			return content().badges;
		},
		get mark() {
			return content().mark;
		},
		get reason() {
			return content().reason;
		},
	};
}

const field = (row: unknown, name: string): unknown =>
	typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
