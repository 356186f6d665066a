import {
	anyOf,
	argumentsOf,
	blocks,
	boolean,
	expression,
	integer,
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

const word = /^[a-z][A-Za-z0-9]*$/;

const state: ObjectGrammar = {
	name: 'StateVariable',
	doc: 'A variable of the page.',
	keys: {
		type: required(anyOf('string', 'integer', 'number', 'boolean'), 'Its type.'),
		in: optional(anyOf('query'), '`query` keeps it in the address, so that back, refresh and a shared link restore it.'),
		default: optional(scalar, 'Its first value; unset by default.'),
	},
};

const data: ObjectGrammar = {
	name: 'DataCall',
	doc: 'A named call of an operation; cached, cancelled, retried and paged by the runtime.',
	keys: {
		call: required(reference('operation'), 'The operation, as `<api>.<operationId>`.'),
		with: optional(argumentsOf('call'), 'Its parameters; null and empty ones are left out.'),
		paged: optional(boolean, 'The rows come page by page; the page number stands in the address.'),
		size: optional(integer(1, 500), 'Rows a page, for paged data; as the API says by default.'),
		when: optional(expression('boolean'), 'Calls only while this is true.'),
	},
};

export const page: ObjectGrammar = {
	name: 'Page',
	doc: 'One page of the app.',
	keys: {
		page: required(string(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by -'), 'Name of the page; the same as the file name.'),
		title: required(text, 'Title of the page, in the tab and in the browser.'),
		layout: optional(anyOf('main', 'blank'), 'main is the shell with menu and header; blank stands alone. main by default.'),
		state: optional(record(object(state), word), 'Variables of the page by name.'),
		data: optional(record(object(data), word), 'Calls of the page by name.'),
		view: required(blocks, 'What the page shows.'),
	},
};
