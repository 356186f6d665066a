import type { Guard } from './access-rules.ts';

/** What a line of a manifest opens to users, and the guards that decide: those of what is around it, then its own. */
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
