import type { Span } from '#codegen/diagnostics/diagnostic.ts';

/** A YAML document with the place of every node; aliases are resolved, anchors gone. */
export type Tree = ScalarTree | MapTree | ListTree;

export type ScalarValue = string | number | boolean | null;

export interface ScalarTree {
	kind: 'scalar';
	value: ScalarValue;
	at: Span;
	/** Offset in the file of character 0 of the value; null when escapes or folding make offsets differ, or nothing stands there. */
	textStart: number | null;
	/** Nothing stands there: the value is null for want of one. */
	empty: boolean;
}

export interface MapTree {
	kind: 'map';
	entries: ReadonlyMap<string, { key: Span; value: Tree }>;
	at: Span;
}

export interface ListTree {
	kind: 'list';
	items: readonly Tree[];
	at: Span;
}

export type Plain = ScalarValue | readonly Plain[] | { readonly [key: string]: Plain };

/** The tree without its places. */
export function toPlain(tree: Tree): Plain {
	switch (tree.kind) {
		case 'scalar':
			return tree.value;
		case 'list':
			return tree.items.map(toPlain);
		case 'map':
			return Object.fromEntries([...tree.entries].map(([key, entry]) => [key, toPlain(entry.value)]));
	}
}

export type TreePath = readonly (string | number)[];

/** The node at `path`, or null. */
export function nodeAt(tree: Tree, path: TreePath): Tree | null {
	return path.reduce<Tree | null>((node, step) => (node && stepInto(node, step)?.value) ?? null, tree);
}

/** The place of the node at `path`, or of the deepest ancestor that exists; `key` asks for the key instead of its value. */
export function locateInTree(tree: Tree, path: TreePath, part: 'key' | 'value' = 'value'): Span {
	let node = tree;
	let keyAt: Span | null = null;
	for (const step of path) {
		const next = stepInto(node, step);
		if (!next) return node.kind === 'scalar' ? node.at : (keyAt ?? node.at);
		node = next.value;
		keyAt = next.key;
	}
	return part === 'key' && keyAt ? keyAt : node.at;
}

function stepInto(node: Tree, step: string | number): { key: Span | null; value: Tree } | null {
	if (node.kind === 'map') return node.entries.get(String(step)) ?? null;
	if (node.kind === 'list') {
		const item = node.items[Number(step)];
		return item ? { key: item.at, value: item } : null;
	}
	return null;
}
