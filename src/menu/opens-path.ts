import { isSamePath, pathOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { MenuEntry } from './build-menu.ts';

/** Whether an item links to exactly this path, after redirects. */
export const opensPath = ({ route, href }: MenuEntry, path: string, routes: Pick<RouteTable, 'destinationOf'>): boolean =>
	route !== null && href !== null && isSamePath(routes.destinationOf(pathOf(href)), path);
