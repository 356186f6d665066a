import { anyOf, boolean, either, lazy, list, type ObjectGrammar, object, optional, reference, required, string } from './grammar.ts';
import { guardSlot } from './guard.ts';

const meta: ObjectGrammar = {
	name: 'RouteMeta',
	doc: 'Settings of a route for menus, tabs, titles and access.',
	keys: {
		title: required(string(), 'Title in the menu, tab, breadcrumb and browser.'),
		icon: optional(reference('icon'), 'Icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`.'),
		hidden: optional(boolean, 'Hides the route and its children from menus; the route still works.'),
		noClosable: optional(boolean, 'Opens the tab of the route at the start and makes it permanent.'),
		noKeepAlive: optional(boolean, 'Renders the page anew on each visit instead of keeping it alive.'),
		dynamicNewTab: optional(boolean, 'Opens one tab per full path with query instead of one per route.'),
		tabHidden: optional(boolean, 'Opens no tab for the route.'),
		activeMenu: optional(string(), 'Path or name of another route whose menu item is highlighted instead.'),
		noColumn: optional(boolean, 'Collapses the second column of the column layout.'),
		guard: optional(
			guardSlot,
			'Access to the route: name of a guard, a list of which one suffices, or role, permission and mode. Everyone by default.',
		),
	},
};

export const route: ObjectGrammar = {
	name: 'Route',
	doc: 'Route: a page, a group of pages in the layout, or a redirect.',
	keys: {
		path: required(string(), 'Path with `:name` for a parameter; a child path without a leading / is relative to its parent.'),
		name: required(string(/^[a-z][A-Za-z0-9]*$/, 'a camelCase name'), 'Name by which menus and pages refer to the route.'),
		component: optional(either(anyOf('Layout'), reference('page')), 'Name of the page to show, or Layout for a group.'),
		redirect: optional(string(), 'Path to redirect to.'),
		children: optional(list(lazy(() => route)), 'Child routes.'),
		meta: optional(object(meta), 'Settings for menus, tabs, titles and access.'),
	},
};

export const routes: ObjectGrammar = {
	name: 'Routes',
	doc: 'The route tree of the app.',
	keys: { routes: required(list(object(route), true), 'Top-level routes in their order.') },
};
