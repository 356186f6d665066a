import type { RouteName, RouteParams } from '#generated/names.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { createRequiredContext } from './create-required-context.ts';

interface RouteTargetOf<N extends RouteName> {
	route: N;
	/** Query of the address without null and empty values; a list repeats the key. */
	query?: Readonly<Record<string, string | readonly string[]>>;
	newTab?: boolean;
}

type ParamsOf<N extends RouteName> =
	RouteParams[N] extends Record<string, never> ? { params?: RouteParams[N] } : { params: RouteParams[N] };

/** Target of a link or an `open` step: a route of the app with its path parameters. */
export type RouteTarget = { [N in RouteName]: RouteTargetOf<N> & ParamsOf<N> }[RouteName];

/** Target given by code: a route of the app, or a path sent by a server. */
export type FeatureTarget = RouteTarget | { path: string };

/** Addresses, and the ways to them. */
export interface Navigation {
	/** URL of a route for an `<a>`, including the app's base path (or `#`); null if the app has no such page, as for a feature that is off. */
	hrefOf(target: RouteTarget): string | null;
	/** Opens a route, or tells the user that the app has no such page. */
	openRoute(target: RouteTarget): void;
	/** URL for an `<a>` of a path sent by a server; null if it is not a page of the app. */
	hrefOfPath(path: string): string | null;
	/** Like `openRoute`, for a path sent by a server. */
	openPath(path: string, newTab: boolean): void;
	/** URL of the app's document, for a frame. */
	readonly appAddress: string;
	/** Origins of sites that pages may embed. */
	readonly frames: readonly string[];
	/** Goes back in the history, or to the home page if there is no entry. */
	back(): void;
	/** Hook: the menu items that the user may see. */
	useMenu(name: string): readonly MenuEntry[];
	/** URL of a menu entry for an `<a>`; null for a group or a command. */
	hrefOfEntry(entry: MenuEntry): string | null;
	openEntry(entry: MenuEntry): void;
}

export const [NavigationContext, useNavigation] = createRequiredContext<Navigation>();
