import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { menus as generated } from '#generated/menus.ts';
import type { App } from '#src/app/app-model.ts';
import { allows } from '#src/routing/decide.ts';
import type { MenuItem, Menus } from '#src/routing/route-record.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { useSession } from '#src/session/use-session.ts';
import { buildMenu, type MenuEntry } from './build-menu.ts';
import { menuOf } from './menu-of-routes.ts';

const menus: Menus = generated;

/** The items of a menu that this user may use. An app without a main menu of its own gets that of its routes. */
export function useMenu(app: App, name: string): readonly MenuEntry[] {
	const session = useSession();
	// The table is a reference inside the proxy: the snapshot hands out the table itself.
	const table = useSnapshot(app.routes).table as RouteTable;
	return useMemo(() => buildMenu(itemsOf(name, app, table), table, (guard) => allows(guard, session)), [app, name, session, table]);
}

function itemsOf(name: string, { settings }: App, table: RouteTable): readonly MenuItem[] {
	const own = Object.hasOwn(menus, name) ? menus[name] : undefined;
	if (name !== 'sidebar') return own ?? [];
	return own && settings.access.authentication === 'intelligence' ? own : menuOf(table.tree);
}
