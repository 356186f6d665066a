import type { Guard } from '#src/access/access-rules.ts';

export interface RouteMeta {
	title?: string;
	icon?: string;
	/** Keeps the route and all below it out of menus. */
	hidden?: boolean;
	noClosable?: boolean;
	noKeepAlive?: boolean;
	dynamicNewTab?: boolean;
	tabHidden?: boolean;
	/** Path or name of the route whose menu item is highlighted instead. */
	activeMenu?: string;
	noColumn?: boolean;
	guard?: Guard;
	/** Guards besides `guard`, as a served record may have several: all must let a user pass. */
	furtherGuards?: readonly Guard[];
	/** Menus keep the group although it has one page alone. */
	alwaysShow?: boolean;
	/** Menus leave this level out: what is below moves up. */
	levelHidden?: boolean;
}

/** A record of the route tree, spec 2.3. `Layout` as component makes a group; every other component is the name of a page. */
export interface RouteRecord {
	path: string;
	name: string;
	component?: string;
	redirect?: string;
	/** Leads out of the app: an item of menus, and no route. */
	url?: string;
	meta: RouteMeta;
	children?: readonly RouteRecord[];
}

export const guardsOf = ({ guard, furtherGuards = [] }: Pick<RouteMeta, 'guard' | 'furtherGuards'>): readonly Guard[] =>
	guard === undefined ? furtherGuards : [guard, ...furtherGuards];

/** Path of the record that stands last and says where unknown paths lead. */
export const CATCH_ALL = '*';

/** An item of menus.yaml. It has a route, an address, items of its own, or a command. */
export interface MenuItem {
	route?: string;
	params?: Readonly<Record<string, string | number | boolean | null>>;
	url?: string;
	items?: readonly MenuItem[];
	command?: 'logout' | 'theme';
	title?: string;
	icon?: string;
	note?: string;
	guard?: Guard;
	furtherGuards?: readonly Guard[];
}

export type Menus = Readonly<Record<string, readonly MenuItem[]>>;
