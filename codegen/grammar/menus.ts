import {
	anyOf,
	argumentsOf,
	expression,
	lazy,
	list,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	routeParamsOf,
	string,
} from './grammar.ts';
import { guardSlot } from './guard.ts';

export const menuItem: ObjectGrammar = {
	name: 'MenuItem',
	doc: 'Menu item: a route, a URL, a group of items or a command.',
	oneOf: ['route', 'url', 'items', 'command'],
	keys: {
		route: optional(reference('route'), 'Name of the route that the item opens.'),
		params: optional(routeParamsOf('route'), 'Path parameters of that route.'),
		query: optional(record(expression('any')), 'Query parameters of that route: texts in single quotes, numbers or booleans.'),
		url: optional(
			string(/^(https?:|mailto:|tel:|\/\/)/, 'an address that starts with http, https, mailto, tel or //'),
			'URL outside the app.',
		),
		items: optional(
			list(
				lazy(() => menuItem),
				true,
			),
			'Items of a group.',
		),
		command: optional(
			anyOf('logout', 'forget', 'theme'),
			'Command to run: logout ends the session, forget also removes what the browser keeps of the user, for a computer that others use, theme switches to the next of light, dark and system.',
		),
		title: optional(string(), 'Label of the item; the title of the route by default. Required without a route.'),
		icon: optional(reference('icon'), 'Icon of the item; the icon of the route by default.'),
		note: optional(string(), 'Short line below the title, in menus that have room for it.'),
		feature: optional(reference('feature'), 'Feature of app.yaml that the item belongs to; an item whose page belongs to one needs none.'),
		guard: optional(guardSlot, 'Shows the item only to users who pass this guard, in addition to the guard of its route.'),
	},
};

const items = list(lazy(() => menuItem));

const menuCount: ObjectGrammar = {
	name: 'MenuCount',
	doc: 'Count on an item. It is refetched when a change makes the response stale (`x-invalidates`) and when the window becomes visible again.',
	keys: {
		call: required(reference('operation'), 'Operation that returns the count.'),
		with: optional(argumentsOf('call'), 'Input of the operation: numbers, strings or booleans.'),
		value: required(expression('number'), 'Count to show; the expression reads the response as `answer`. 0 is not shown.', {
			binds: [{ name: 'answer', value: 'answer', of: 'call' }],
		}),
		unit: required(string(), 'Unit text after the number, such as “unread”.'),
	},
};

const headerItem: ObjectGrammar = {
	...menuItem,
	name: 'HeaderItem',
	doc: 'Item of the header.',
	keys: { ...menuItem.keys, count: optional(object(menuCount), 'Count shown on the icon.') },
};

export const menus: ObjectGrammar = {
	name: 'Menus',
	doc: 'Menus of the app, each an ordered tree.',
	keys: {
		sidebar: optional(items, 'Main menu.'),
		header: optional(list(object(headerItem)), 'Items at the right of the header.'),
		user: optional(items, 'Menu below the name of the user.'),
		home: optional(items, 'Shortcuts on the home page.'),
		footer: optional(items, 'Links in the footer.'),
		search: optional(items, 'Places that only the search of menus finds, such as the tabs of a page.'),
	},
};
