import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

/** A YAML document with the location of every node; aliases are resolved. */
export type Tree = ScalarTree | MapTree | ListTree;

export type ScalarValue = string | number | boolean | null;

export interface ScalarTree {
	kind: 'scalar';
	value: ScalarValue;
	at: SourceSpan;
	/** Offset in the file of the value's first character; null for an empty node, or if escapes or folding shift the offsets. */
	textStart: number | null;
	/** The node has no text; its value is null. */
	empty: boolean;
}

export interface MapTree {
	kind: 'map';
	entries: ReadonlyMap<string, { key: SourceSpan; value: Tree }>;
	at: SourceSpan;
}

export interface ListTree {
	kind: 'list';
	items: readonly Tree[];
	/** Entries were left out because of findings. */
	incomplete?: boolean;
	at: SourceSpan;
}

export type Plain = ScalarValue | readonly Plain[] | { readonly [key: string]: Plain };

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

/** Location of the node at `path`, or of its deepest existing ancestor. */
export function locateInTree(tree: Tree, path: TreePath, part: 'key' | 'value' = 'value'): SourceSpan {
	let node = tree;
	let keyAt: SourceSpan | null = null;
	for (const step of path) {
		const next = stepInto(node, step);
		if (!next) return node.kind === 'scalar' ? node.at : (keyAt ?? node.at);
		node = next.value;
		keyAt = next.key;
	}
	return part === 'key' && keyAt ? keyAt : node.at;
}

function stepInto(node: Tree, step: string | number): { key: SourceSpan | null; value: Tree } | null {
	if (node.kind === 'map') return node.entries.get(String(step)) ?? null;
	if (node.kind === 'list') {
		const item = node.items[Number(step)];
		return item ? { key: item.at, value: item } : null;
	}
	return null;
}
