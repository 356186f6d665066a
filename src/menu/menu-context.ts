import { createContext, use } from 'react';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { MenuEntry } from './build-menu.ts';
import type { MenuCounts } from './menu-counts.ts';
import type { CurrentLocation } from './menu-trail.ts';

export interface MenuEnvironment {
	current: CurrentLocation;
	routes: RouteTable;
	/** Hook: the items of a menu, guards applied. */
	useMenu(name: string): readonly MenuEntry[];
	prefetch(path: string): void;
	/** Goes to the page of a path if it is open as a tab, at the tab's address; false if it is not open. */
	openTab(path: string): boolean;
	/** Reloads the current page, on a click on its own menu item. */
	refresh?(): void;
	run(command: NonNullable<MenuEntry['command']>): void;
	loadMenuCounts?(): Promise<MenuCounts>;
}

export const MenuContext = createContext<MenuEnvironment | null>(null);

export function useMenuEnvironment(): MenuEnvironment {
	const environment = use(MenuContext);
	if (!environment) throw new Error('Menus must render inside <MenuContext>, which src/app provides.');
	return environment;
}
