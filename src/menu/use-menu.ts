import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { menus as generated } from '#generated/menus.ts';
import { allows } from '#src/access/allows.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import type { MenuItem, Menus } from '#src/routing/route-record.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import { useSession } from '#src/session/use-session.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { Features } from '#src/settings/features.ts';
import { buildMenu, type MenuEntry } from './build-menu.ts';

const menus: Menus = generated;

/** The items of a menu that this user may use; all of them with roles control off. Without a main menu of its own, the app shows the one derived from its routes. */
export function useMenu(name: string, routes: RoutesState, settings: AppSettings): readonly MenuEntry[] {
	const session = useSession();
	// The table is a `ref` in the proxy, so the snapshot contains the table itself.
	const table = useSnapshot(routes).table as RouteTable;
	return useMemo(
		() => buildMenu(itemsOf(name, settings, table), table, (guard) => !settings.access.rolesControl || allows(guard, session)),
		[settings, name, session, table],
	);
}

function itemsOf(name: string, settings: AppSettings, table: RouteTable): readonly MenuItem[] {
	const own = Object.hasOwn(menus, name) ? menus[name] : undefined;
	const present = withoutOff(own ?? [], settings.features);
	if (name !== 'sidebar') return present;
	return own && settings.access.authentication === 'intelligence' ? present : menuOf(table.tree);
}

/** Empties the items of features that are off, since an empty group does not show. The others keep their places, by which counts find them. */
function withoutOff(items: readonly MenuItem[], features: Features): readonly MenuItem[] {
	return items.map((item) => {
		if (item.feature !== undefined && !features[item.feature]) return { items: [] };
		return item.items ? { ...item, items: withoutOff(item.items, features) } : item;
	});
}
