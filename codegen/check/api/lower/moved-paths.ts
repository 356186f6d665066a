import type { TreePath } from '#codegen/read/tree.ts';

/** Parts of a lowered document that stand elsewhere in the author's. */
export class MovedPaths {
	private readonly moved: { from: TreePath; to: TreePath }[] = [];

	/** `from`: path in the lowered document. */
	add(from: TreePath, to: TreePath): void {
		this.moved.push({ from, to });
	}

	original(path: TreePath): TreePath {
		const found = this.moved.find(({ from }) => from.every((step, index) => step === path[index]));
		return found ? [...found.to, ...path.slice(found.from.length)] : path;
	}
}
