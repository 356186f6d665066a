import type { Guard } from './access-rules.ts';

/** An element that a manifest shows to users, with the guards around it, outermost first, then its own. */
export type AccessRow = readonly [
	kind: 'page' | 'menu' | 'block' | 'button' | 'operation',
	label: string,
	/** '' for an item of a menu. */
	page: string,
	/** Name of the route that it opens; '' if none. */
	route: string,
	guards?: readonly Guard[],
];
