import type { TreeBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useScope } from '#src/pages/use-scope.ts';
import type { TreeNode } from './tree-nodes.ts';

/** Deeper than this is a ring in the data, not a tree. */
const DEEPEST = 12;

/** Works out the expressions of every node. */
export function useTreeNodes(block: TreeBlock): readonly TreeNode[] {
	const scope = useScope();
	return toNodes(scope.read(block.source.rows), block, scope, '', 1);
}

function toNodes(
	rows: readonly unknown[] | null | undefined,
	block: TreeBlock,
	outer: PageScope,
	path: string,
	depth: number,
): readonly TreeNode[] {
	if (depth > DEEPEST) return [];
	return (rows ?? []).map((row, index) => {
		const scope = outer.with({ row });
		const own = block.key ? scope.read(block.key) : field(row, 'id');
		const key = String(own ?? `${path}${index}`);
		const below = block.children ? scope.read(block.children) : field(row, 'children');
		return {
			key,
			label: String(scope.read(block.label) ?? ''),
			note: block.note ? String(scope.read(block.note) ?? '') : '',
			icon: block.icon ? String(scope.read(block.icon) ?? '') : '',
			row,
			children: toNodes(Array.isArray(below) ? below : [], block, outer, `${key}/`, depth + 1),
		};
	});
}

const field = (row: unknown, name: string): unknown =>
	typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
