import type { TreePath } from '#codegen/read/tree.ts';

/** Translates a path of the lowered document to the author's document. `originals`: names of added schemas → paths of their sources. */
export function originalPath(path: TreePath, originals: ReadonlyMap<string, TreePath>): TreePath {
	const [first, group, name, ...rest] = path;
	const original = first === 'components' && group === 'schemas' ? originals.get(String(name)) : undefined;
	return original === undefined ? path : [...original, ...rest];
}
