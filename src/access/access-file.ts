import type { Guard } from './access-rules.ts';

/** One row: the element that a manifest line shows to users, with the guards around it, outermost first, then its own. */
export type AccessTuple = readonly [
	kind: 'page' | 'menu' | 'block' | 'button' | 'operation',
	label: string,
	/** '' for an item of a menu. */
	page: string,
	/** Name of the route that it opens; '' if none. */
	route: string,
	/** From 1. */
	line: number,
	guards?: readonly Guard[],
];

export interface AccessFile {
	file: string;
	rows: readonly AccessTuple[];
}
