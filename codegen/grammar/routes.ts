import { anyOf, boolean, either, lazy, list, type ObjectGrammar, object, optional, reference, required, string } from './grammar.ts';
import { guardSlot } from './guard.ts';

const meta: ObjectGrammar = {
	name: 'RouteMeta',
	doc: 'How a route shows in menus, tabs and titles.',
	keys: {
		title: required(string(), 'Title in menu, tab, breadcrumb and browser.'),
		icon: optional(string(), 'Name of an icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`.'),
		hidden: optional(boolean, 'Keeps it and all below it out of menus; the route still works.'),
		noClosable: optional(boolean, 'Its tab is there from the start and cannot be closed.'),
		noKeepAlive: optional(boolean, 'The page is drawn anew at each visit.'),
		dynamicNewTab: optional(boolean, 'One tab for each full path with its query instead of one for the route.'),
		tabHidden: optional(boolean, 'Visiting it makes no tab.'),
		activeMenu: optional(string(), 'Path or name of the route whose menu item is highlighted instead.'),
		noColumn: optional(boolean, 'Folds the second column of the column layout.'),
		guard: optional(guardSlot, 'Who may enter: the name of a guard, a one-of list, or role, permission and mode. Everyone by default.'),
	},
};

export const route: ObjectGrammar = {
	name: 'Route',
	doc: 'A route: a page, a group of pages in the layout, or a redirect.',
	keys: {
		path: required(string(), 'Path with `:name` for a parameter; a child without a leading / continues its parent.'),
		name: required(string(/^[a-z][A-Za-z0-9]*$/, 'a camelCase name'), 'Name by which menus and pages refer to it.'),
		component: optional(either(anyOf('Layout'), reference('page')), 'Layout for a group, or the page that it shows.'),
		redirect: optional(string(), 'Path that it leads on to.'),
		children: optional(list(lazy(() => route)), 'Routes below it.'),
		meta: optional(object(meta), 'How it shows.'),
	},
};

export const routes: ObjectGrammar = {
	name: 'Routes',
	doc: 'The route tree of the app.',
	keys: { routes: required(list(object(route), true), 'Routes in their order.') },
};
