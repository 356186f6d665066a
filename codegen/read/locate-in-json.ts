import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { TreePath } from './tree.ts';

/** Finds the place of a value below `root`, or of its deepest existing ancestor. The place of an object or an array is its opening bracket. */
export function locateInJson(root: Node, path: TreePath, part: 'key' | 'value' = 'value'): { start: number; end: number } {
	let node = root;
	for (const step of path) {
		const child = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : String(step)]);
		if (!child) break;
		node = child;
	}
	if (part === 'key' && node !== root) return extentOf(node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node);
	return node.children ? { start: node.offset, end: node.offset + 1 } : extentOf(node);
}

const extentOf = ({ offset, length }: Node): { start: number; end: number } => ({ start: offset, end: offset + length });
