/** Which drop a pointer over the tree means. Pure. */
import type { Drop } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { holdsNodes } from '#src/tools/menu-studio/draft/node-fields.ts';
import type { VisibleLine } from './visible-lines.ts';

export interface DropMark extends Drop {
	target: string;
	/** Index of the line that is marked. */
	index: number;
	/** Level at which the dropped nodes will be, 1 at the top. */
	level: number;
}

/** Upper and lower part of a group's line that mean before and after; the middle means within. */
const EDGE = 0.28;

/**
 * `at` is the place of the pointer in lines from the top, e.g. 2.5 for the middle of the third line. Below an open group, the first place in
 * it is meant. Null without lines.
 */
export function dropAt(lines: readonly VisibleLine[], isOpen: (key: string) => boolean, at: number): DropMark | null {
	const index = Math.min(Math.max(0, Math.floor(at)), lines.length - 1);
	const line = lines[index];
	if (!line) return null;
	const { node, level } = line.place;
	const part = at - index;
	const group = holdsNodes(node);
	if (part < (group ? EDGE : 0.5)) return { target: node.key, where: 'before', index, level };
	if (group && part < 1 - EDGE) return { target: node.key, where: 'within', index, level: level + 1 };
	const [first] = line.node.children;
	if (first && isOpen(node.key) && lines[index + 1]?.node.key === first.key) {
		return { target: first.key, where: 'before', index: index + 1, level: level + 1 };
	}
	return { target: node.key, where: 'after', index, level };
}

/** Pixels per frame by which the list scrolls while the pointer is near an edge; it is faster the nearer the pointer is. */
export function scrollSpeed(pointer: number, top: number, bottom: number): number {
	const EDGE = 48;
	const FASTEST = 14;
	const above = top + EDGE - pointer;
	const below = pointer - (bottom - EDGE);
	if (above <= 0 && below <= 0) return 0;
	const speed = Math.ceil((Math.min(EDGE, Math.max(above, below)) / EDGE) * FASTEST);
	return above > 0 ? -speed : speed;
}
