import type { FeatureName } from '#generated/names.ts';
import type { Guard } from '#src/access/access-rules.ts';

export interface RouteMeta {
	title?: string;
	icon?: string;
	hidden?: boolean;
	noClosable?: boolean;
	noKeepAlive?: boolean;
	dynamicNewTab?: boolean;
	tabHidden?: boolean;
	/** Path or name of the route whose menu item is highlighted instead. */
	activeMenu?: string;
	noColumn?: boolean;
	/** Query with which the menu opens the page. */
	query?: Readonly<Record<string, string>>;
	guard?: Guard;
	/** Guards besides `guard`, since a served record may have several; the user must pass all of them. */
	furtherGuards?: readonly Guard[];
	/** Menus keep the group even if it has only one page. */
	alwaysShow?: boolean;
	/** Menus replace this level by its children. */
	levelHidden?: boolean;
	/** A few words or a number beside a page or a link in the side menu; unchecked, as served. */
	badge?: unknown;
}

/** A record of the route tree, spec 2.3. Component `Layout` makes a group; any other component is a page name. */
export interface RouteRecord {
	path: string;
	name: string;
	component?: string;
	redirect?: string;
	/** External link: a menu item, not a route. */
	url?: string;
	meta: RouteMeta;
	children?: readonly RouteRecord[];
}

export const guardsOf = ({ guard, furtherGuards = [] }: Pick<RouteMeta, 'guard' | 'furtherGuards'>): readonly Guard[] =>
	guard === undefined ? furtherGuards : [guard, ...furtherGuards];

/** Path of the last record, which sets the target of unknown paths. */
export const CATCH_ALL = '*';

/** Name of the built-in home page beside a served list, for users whom the list gives no first page. */
export const KEPT_HOME = 'keptHome';

export interface MenuItem {
	route?: string;
	params?: Readonly<Record<string, string | number | boolean | null>>;
	query?: Readonly<Record<string, string | number | boolean | null>>;
	url?: string;
	items?: readonly MenuItem[];
	command?: 'logout' | 'forget' | 'theme';
	title?: string;
	icon?: string;
	note?: string;
	badge?: unknown;
	feature?: FeatureName;
	guard?: Guard;
	furtherGuards?: readonly Guard[];
}

export type Menus = Readonly<Record<string, readonly MenuItem[]>>;
