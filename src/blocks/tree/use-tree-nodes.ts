import type { TreeBlock } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useScope } from '#src/pages/use-scope.ts';
import type { TreeNode } from './tree-nodes.ts';

/** Deeper than this is a ring in the data, not a tree. */
const DEEPEST = 12;

/** The nodes of a tree; new ones whenever the page is drawn. */
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
	if (depth > DEEPEST || !rows || rows.length === 0) return [];
	return rows.map((row, index) => {
		const own = block.key ? outer.with({ row }).read(block.key) : field(row, 'id');
		const key = String(own ?? `${path}${index}`);
		const below = block.children ? outer.with({ row }).read(block.children) : field(row, 'children');
		return createNode(key, row, toNodes(Array.isArray(below) ? below : [], block, outer, `${key}/`, depth + 1), { block, outer });
	});
}

/** A node that works out what it says when that is first asked for: of ten thousand nodes few are seen. */
function createNode(
	key: string,
	row: unknown,
	children: readonly TreeNode[],
	{ block, outer }: { block: TreeBlock; outer: PageScope },
): TreeNode {
	let known: Pick<TreeNode, 'label' | 'note' | 'icon'> | null = null;
	const said = () => {
		if (known) return known;
		const scope = outer.with({ row });
		known = {
			label: String(scope.read(block.label) ?? ''),
			note: block.note ? String(scope.read(block.note) ?? '') : '',
			icon: block.icon ? String(scope.read(block.icon) ?? '') : '',
		};
		return known;
	};
	return {
		key,
		row,
		children,
		get label() {
			return said().label;
		},
		get note() {
			return said().note;
		},
		get icon() {
			return said().icon;
		},
	};
}

const field = (row: unknown, name: string): unknown =>
	typeof row === 'object' && row !== null ? (row as Readonly<Record<string, unknown>>)[name] : undefined;
