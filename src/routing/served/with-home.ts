import { menuOf } from '../menu-of-routes.ts';
import type { MenuItem, RouteRecord } from '../route-record.ts';
import { createRouteTable } from '../route-table.ts';

export const HOME_NAME = 'root';

/** Redirects `/` to the first page of the menu if the list does not define `/`. */
export function withHome(tree: readonly RouteRecord[], own: readonly RouteRecord[]): readonly RouteRecord[] {
	const table = createRouteTable([...own, ...tree]);
	if (table.find('/') !== null) return tree;
	const home = firstAddress(menuOf(tree), (name) => table.hrefOf(name));
	if (home === null) return tree;
	return [...tree, { path: '/', name: HOME_NAME, redirect: home, meta: { hidden: true } }];
}

function firstAddress(items: readonly MenuItem[], hrefOf: (name: string) => string | null): string | null {
	for (const { route, items: below = [] } of items) {
		const found = route === undefined ? firstAddress(below, hrefOf) : hrefOf(route);
		if (found !== null) return found;
	}
	return null;
}
