import { isSamePath, pathOf } from '#src/routing/route-path.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { TabsStore } from './tabs-store.ts';

/** Address, with query, of the tab that shows the page of `path`; null if no tab does, or if `path` has a query. */
export function openTabPath(path: string, { destinationOf }: Pick<RouteTable, 'destinationOf'>, tabs: TabsStore | null): string | null {
	if (path.includes('?')) return null;
	const to = destinationOf(path);
	return tabs?.state.list.tabs.find((tab) => isSamePath(pathOf(tab.path), to))?.path ?? null;
}
