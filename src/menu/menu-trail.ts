import { isSamePath, pathOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { MenuEntry } from './build-menu.ts';
import { opensPath } from './opens-path.ts';

export interface CurrentLocation {
	path: string;
	/** Path or name of the route whose item is highlighted for this page. */
	activeMenu: string | undefined;
	/** Names of the enclosing groups, outermost first. */
	parents?: readonly string[];
}

type Redirects = Pick<RouteTable, 'destinationOf'>;

/** Groups and item to highlight, outermost first: the item of `activeMenu`, else the page's own, else of the nearest group. */
export function menuTrail(
	entries: readonly MenuEntry[],
	{ path, activeMenu, parents = [] }: CurrentLocation,
	routes: Redirects,
): readonly MenuEntry[] {
	const tests = [
		...(activeMenu === undefined ? [] : [(entry: MenuEntry) => entry.route === activeMenu || leadsTo(entry, activeMenu, routes)]),
		(entry: MenuEntry) => leadsTo(entry, path, routes),
		...parents.toReversed().map((name) => (entry: MenuEntry) => entry.route === name),
	];
	for (const test of tests) {
		const trail = trailTo(entries, test);
		if (trail) return trail;
	}
	return [];
}

const leadsTo = (entry: MenuEntry, path: string, routes: Redirects): boolean =>
	opensPath(entry, path, routes) || (entry.route !== null && entry.href !== null && isSamePath(pathOf(entry.href), path));

function trailTo(entries: readonly MenuEntry[], test: (entry: MenuEntry) => boolean): readonly MenuEntry[] | null {
	for (const entry of entries) {
		if (test(entry)) return [entry];
		const below = trailTo(entry.items, test);
		if (below) return [entry, ...below];
	}
	return null;
}
