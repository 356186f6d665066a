import type { ComponentType, ReactNode } from 'react';
import type { MenuEnvironment } from '#src/menu/menu-context.ts';
import type { PageEntry } from '#src/pages/page-definition.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { PageLocation } from '#src/tabs/page-key.ts';

export interface FramedPage {
	table: RouteTable;
	place: PageLocation;
	match: RouteMatch;
	pageKey: string;
}

export interface FirstCallsProps {
	page: string;
	params: RouteMatch['params'];
	search: string;
}

/** The shell around pages, and the component that renders them inside it. */
export interface Layout {
	shell: ComponentType<FramedPage & { children: ReactNode }>;
	pages: ComponentType<FramedPage>;
	firstCalls?: ComponentType<FirstCallsProps>;
	/** Title that the page set when it was last shown at this path. */
	titleOf?(pageKey: string, path: string): string | undefined;
}

/** Loads each layout on demand: the sign-in page needs no menu or tabs, and most visits need no sign-in. */
export type Layouts = Readonly<Record<PageEntry['layout'], () => Promise<Layout>>>;

export interface AppMenus extends Pick<MenuEnvironment, 'useMenu' | 'prefetch' | 'openTab' | 'run'> {
	refresh(pageKey: string, then?: () => void): void;
}

export const menusAt = ({ refresh, ...menus }: AppMenus, { table, match: { route }, place, pageKey }: FramedPage): MenuEnvironment => ({
	...menus,
	routes: table,
	current: { path: place.path, parents: route.parents, activeMenu: route.meta.activeMenu },
	refresh: () => refresh(pageKey),
});
