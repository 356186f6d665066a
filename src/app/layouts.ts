import type { ComponentType, ReactNode } from 'react';
import type { MenuEnvironment } from '#src/menu/menu-context.ts';
import type { PageEntry } from '#src/pages/page-definition.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { Place } from '#src/tabs/page-key.ts';

/** The page inside a layout. */
export interface FramedPage {
	table: RouteTable;
	place: Place;
	match: RouteMatch;
	/** See `pageKeyOf`. */
	pageKey: string;
}

export interface FirstCallsProps {
	/** Name of the page. */
	page: string;
	params: RouteMatch['params'];
	search: string;
}

/** The frame of pages: the shell around them, and what draws them inside it. */
export interface Layout {
	shell: ComponentType<FramedPage & { children: ReactNode }>;
	pages: ComponentType<FramedPage>;
	/** Draws nothing, and asks for the data of the first page. */
	firstCalls?: ComponentType<FirstCallsProps>;
	/** The title that the page of a key gave itself when it was last shown at a path. */
	titleOf?(pageKey: string, path: string): string | undefined;
}

/** Fetches the frame of each kind of page: sign-in needs no menu and tabs, and most visits need no sign-in. */
export type Layouts = Readonly<Record<PageEntry['layout'], () => Promise<Layout>>>;

/** The menus of the app, on whichever page. */
export interface AppMenus extends Pick<MenuEnvironment, 'useMenu' | 'prefetch' | 'run'> {
	/** Starts an open page anew, then calls `then`. */
	refresh(pageKey: string, then?: () => void): void;
}

/** The menus as they are at a page. */
export const menusAt = ({ refresh, ...menus }: AppMenus, { table, match: { route }, place, pageKey }: FramedPage): MenuEnvironment => ({
	...menus,
	routes: table,
	current: { path: place.path, parents: route.parents, activeMenu: route.meta.activeMenu },
	refresh: () => refresh(pageKey),
});
