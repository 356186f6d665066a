import { isRoute } from '../flatten-routes.ts';
import { menuOf } from '../menu-of-routes.ts';
import { fillPath, isSamePath, joinPath } from '../route-path.ts';
import type { MenuItem, RouteRecord } from '../route-record.ts';

export const HOME_NAME = 'root';

/** Redirects `/` to the first page of the menu if the list does not define `/`. */
export function withHome(tree: readonly RouteRecord[], own: readonly RouteRecord[]): readonly RouteRecord[] {
	const paths = new Map<string, string>();
	addPaths([...own, ...tree], '', paths);
	for (const path of paths.values()) if (isSamePath(path, '/')) return tree;
	const home = firstAddress(tree, paths);
	if (home === null) return tree;
	return [...tree, { path: '/', name: HOME_NAME, redirect: home, meta: { hidden: true } }];
}

/** Adds the path of each route by its name. Cheaper than building a route table for each list. */
function addPaths(records: readonly RouteRecord[], parent: string, paths: Map<string, string>): void {
	for (const record of records.filter(isRoute)) {
		const path = joinPath(parent, record.path);
		paths.set(record.name, path);
		addPaths(record.children ?? [], path, paths);
	}
}

/** Address of the first menu page without parameters. Builds the menu record by record and stops at the first match. */
function firstAddress(tree: readonly RouteRecord[], paths: ReadonlyMap<string, string>): string | null {
	const firstOf = (items: readonly MenuItem[]): string | null => {
		for (const { route, items: below = [] } of items) {
			const path = route === undefined ? undefined : paths.get(route);
			const found = path === undefined ? firstOf(below) : fillPath(path, {});
			if (found !== null) return found;
		}
		return null;
	};
	for (const record of tree) {
		const found = firstOf(menuOf([record]));
		if (found !== null) return found;
	}
	return null;
}
