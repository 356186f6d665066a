import { dataCall } from './data-call.ts';
import { anyOf, blocks, boolean, integer, type ObjectGrammar, object, optional, record, required, text } from './grammar.ts';

const namePattern = /^[a-z][A-Za-z0-9]*$/;

const param: ObjectGrammar = {
	name: 'DialogParam',
	doc: 'A value that a dialog is handed when it opens.',
	keys: {
		type: required(anyOf('string', 'integer', 'number', 'boolean', 'strings', 'integers'), 'Its type.'),
		optional: optional(boolean, 'It may be left out, and is null then; false by default.'),
	},
};

export const dialog: ObjectGrammar = {
	name: 'PageDialog',
	doc: 'A dialog of the page, or a drawer at its side. A `show` step opens it, a `close` step in it closes it.',
	binds: [
		{ name: 'data', value: 'calls', of: 'data' },
		{ name: 'dialog', value: 'params', of: 'params' },
	],
	keys: {
		title: required(text, 'Its heading and accessible name.'),
		look: optional(
			anyOf('dialog', 'drawer'),
			'A dialog in the middle, or a drawer at the right, from below on a narrow screen; dialog by default.',
		),
		width: optional(integer(280, 1200), 'Width in px, where there is room; 520 by default.'),
		params: optional(
			record(object(param), namePattern),
			'What `with` of a `show` step hands over; expressions in the dialog read it as `dialog.<name>`.',
		),
		data: optional(
			record(object(dataCall), namePattern),
			'Calls that begin when it opens, beside those of the page; their page numbers do not stand in the address.',
		),
		view: required(blocks, 'What it shows.'),
	},
};
