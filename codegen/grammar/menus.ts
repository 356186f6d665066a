import {
	anyOf,
	argumentsOf,
	expression,
	lazy,
	list,
	type ObjectGrammar,
	object,
	optional,
	reference,
	required,
	routeParamsOf,
	string,
} from './grammar.ts';
import { guardSlot } from './guard.ts';

export const menuItem: ObjectGrammar = {
	name: 'MenuItem',
	doc: 'A menu item: a route, an address, a group of items or a command.',
	oneOf: ['route', 'url', 'items', 'command'],
	keys: {
		route: optional(reference('route'), 'Name of the route it opens.'),
		params: optional(routeParamsOf('route'), 'Path parameters of that route.'),
		url: optional(
			string(/^(https?:|mailto:|tel:|\/\/)/, 'an address that starts with http, https, mailto, tel or //'),
			'Address outside the app.',
		),
		items: optional(
			list(
				lazy(() => menuItem),
				true,
			),
			'Items of a group.',
		),
		command: optional(anyOf('logout', 'theme'), 'logout ends the session; theme goes on to the next of light, dark and system.'),
		title: optional(string(), "What it says; the route's title by default. Needed where there is no route."),
		icon: optional(string(), "Name of an icon of `src/ui/icon-paths.ts` or `more-icon-paths.ts`; the route's by default."),
		note: optional(string(), 'A short line below the title, where the menu has room for one.'),
		guard: optional(guardSlot, 'Who sees it, besides the guard of its route.'),
	},
};

const items = list(lazy(() => menuItem));

const menuCount: ObjectGrammar = {
	name: 'MenuCount',
	doc: 'How many things wait behind an item: asked for again when a change makes the answer stale (`x-invalidates`), and when the window is seen again.',
	keys: {
		call: required(reference('operation'), 'Operation that tells.'),
		with: optional(argumentsOf('call'), 'Its input: numbers, texts, yes or no.'),
		value: required(expression('number'), 'The number; an expression that sees the answer as `answer`. Nothing shows for 0.'),
		unit: required(string(), 'What is counted, as it stands behind the number: 条未读.'),
	},
};

const headerItem: ObjectGrammar = {
	...menuItem,
	name: 'HeaderItem',
	doc: 'An item of the header.',
	keys: { ...menuItem.keys, count: optional(object(menuCount), 'A number on its icon.') },
};

export const menus: ObjectGrammar = {
	name: 'Menus',
	doc: 'The menus of the app, each an ordered tree.',
	keys: {
		sidebar: optional(items, 'The main menu.'),
		header: optional(list(object(headerItem)), 'Links at the right of the header.'),
		user: optional(items, 'The menu under the name of the user.'),
		home: optional(items, 'Shortcuts of the home page.'),
		footer: optional(items, 'Links in the footer.'),
	},
};
