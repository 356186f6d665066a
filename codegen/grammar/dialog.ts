import { dataCall } from './data-call.ts';
import { anyOf, blocks, boolean, integer, lets, type ObjectGrammar, object, optional, record, required, text } from './grammar.ts';

const namePattern = /^[a-z][A-Za-z0-9]*$/;

const param: ObjectGrammar = {
	name: 'DialogParam',
	doc: 'Value passed to a dialog when it opens.',
	keys: {
		type: required(anyOf('string', 'integer', 'number', 'boolean', 'strings', 'integers'), 'Type of the value.'),
		optional: optional(boolean, 'Whether the value may be omitted, in which case it is null; false by default.'),
	},
};

export const dialog: ObjectGrammar = {
	name: 'PageDialog',
	doc: 'Dialog or side drawer of the page. A `show` step opens it; a `close` step inside it closes it.',
	binds: [
		{ name: 'data', value: 'calls', of: 'data' },
		{ name: 'dialog', value: 'params', of: 'params' },
	],
	keys: {
		title: required(text, 'Heading and accessible name of the dialog.'),
		look: optional(
			anyOf('dialog', 'drawer'),
			'dialog is centred; drawer slides in from the right, or from the bottom on a narrow screen. dialog by default.',
		),
		width: optional(integer(280, 1200), 'Width in px, if the screen is wide enough; 520 by default.'),
		params: optional(
			record(object(param), namePattern),
			'Params passed by `with` of a `show` step; expressions in the dialog read them as `dialog.<name>`.',
		),
		data: optional(
			record(object(dataCall), namePattern),
			'Data calls that start when the dialog opens, in addition to those of the page; their page numbers are not kept in the URL.',
		),
		let: lets,
		view: required(blocks, 'Blocks of the dialog.'),
	},
};
