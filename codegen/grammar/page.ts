import { dataCall } from './data-call.ts';
import { dialog } from './dialog.ts';
import {
	anyOf,
	blocks,
	boolean,
	lets,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	scalar,
	string,
	text,
} from './grammar.ts';
import { LETTER_CASES, TYPED_KINDS } from './openapi.ts';
import { pageEvents } from './page-events.ts';

const namePattern = /^[a-z][A-Za-z0-9]*$/;

const state: ObjectGrammar = {
	name: 'StateVariable',
	doc: 'State variable of the page.',
	keys: {
		type: required(
			anyOf('string', 'integer', 'number', 'boolean', 'strings', 'integers'),
			'Type of the variable; `strings` and `integers` are lists, initially empty, written to the query string with one key per item.',
		),
		in: optional(anyOf('query'), '`query` keeps the variable in the query string, so that back, reload and a shared link restore it.'),
		place: optional(
			boolean,
			'Marks a position within the page, not a different page: URLs that differ only in it share a tab, as with variables that the page sets.',
		),
		default: optional(scalar, 'Initial value; unset by default.'),
		as: optional(
			anyOf(...TYPED_KINDS),
			'For a text that people type from paper or a message: it is normalised when it is read from the query string and when it is set, as a form field with the same `as`. A `search-box` that binds the variable asks for the right keyboard.',
		),
		case: optional(anyOf(...LETTER_CASES), 'With `as`: case of letters; upper case for `code` and lower case for `account` by default.'),
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
		{ name: 'features', value: 'features' },
		{ name: 'let', value: 'let' },
	],
	keys: {
		page: required(string(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by -'), 'Name of the page; must equal the file name.'),
		title: required(text, 'Title of the page, shown in the app tab and the browser title.'),
		layout: optional(
			anyOf('main', 'blank'),
			'main renders the page in the shell with menu and header, blank without the shell; main by default.',
		),
		feature: optional(
			reference('feature'),
			'Feature of app.yaml that the page belongs to: if config.json switches it off, the page has no address and no menu item.',
		),
		state: optional(record(object(state), namePattern), 'State variables of the page by name.'),
		data: optional(record(object(dataCall), namePattern), 'Data calls of the page by name.'),
		let: lets,
		dialogs: optional(record(object(dialog), namePattern), 'Dialogs and drawers of the page by name; a `show` step opens one.'),
		on: optional(object(pageEvents), 'Steps that run when the page is opened, shown again or left.'),
		view: required(blocks, 'Blocks of the page.'),
	},
};
