import { dataCall } from './data-call.ts';
import { dialog } from './dialog.ts';
import { anyOf, blocks, boolean, type ObjectGrammar, object, optional, record, required, scalar, string, text } from './grammar.ts';

const namePattern = /^[a-z][A-Za-z0-9]*$/;

const state: ObjectGrammar = {
	name: 'StateVariable',
	doc: 'A variable of the page.',
	keys: {
		type: required(
			anyOf('string', 'integer', 'number', 'boolean', 'strings', 'integers'),
			'Its type; `strings` and `integers` are lists, empty at first, that stand in the address as one key for each item.',
		),
		in: optional(anyOf('query'), '`query` keeps it in the address, so that back, refresh and a shared link restore it.'),
		place: optional(
			boolean,
			'It says where in the page somebody is and not which page it is: addresses that differ in it share a tab, as with variables that the page sets.',
		),
		default: optional(scalar, 'Its first value; unset by default.'),
	},
};

export const page: ObjectGrammar = {
	name: 'Page',
	doc: 'One page of the app.',
	binds: [
		{ name: 'state', value: 'variables', of: 'state' },
		{ name: 'data', value: 'calls', of: 'data' },
		{ name: 'route', value: 'route' },
		{ name: 'session', value: 'session' },
	],
	keys: {
		page: required(string(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by -'), 'Name of the page; the same as the file name.'),
		title: required(text, 'Title of the page, in the tab and in the browser.'),
		layout: optional(anyOf('main', 'blank'), 'main is the shell with menu and header; blank stands alone. main by default.'),
		state: optional(record(object(state), namePattern), 'Variables of the page by name.'),
		data: optional(record(object(dataCall), namePattern), 'Calls of the page by name.'),
		dialogs: optional(record(object(dialog), namePattern), 'Dialogs and drawers of the page by name; the step `show` opens one.'),
		view: required(blocks, 'What the page shows.'),
	},
};
