import { isSamePath, pathOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { TabsStore } from './tabs-store.ts';

/** Address, with its query, at which the page of a path is open as a tab; null if it is not. A path with a query of its own matches none. */
export function openTabPath(path: string, { destinationOf }: Pick<RouteTable, 'destinationOf'>, tabs: TabsStore | null): string | null {
	if (path.includes('?')) return null;
	const to = destinationOf(path);
	return tabs?.state.list.tabs.find((tab) => isSamePath(pathOf(tab.path), to))?.path ?? null;
}
