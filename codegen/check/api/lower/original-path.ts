import type { TreePath } from '#codegen/read/tree.ts';

/** Where a path of a lowered document stands in the author's. `originals`: names of added schemas → paths of what they were made of. */
export function originalPath(path: TreePath, originals: ReadonlyMap<string, TreePath>): TreePath {
	const [first, group, name, ...rest] = path;
	const original = first === 'components' && group === 'schemas' ? originals.get(String(name)) : undefined;
	return original === undefined ? path : [...original, ...rest];
}
