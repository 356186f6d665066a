import { button, target } from '../actions.ts';
import { block, expression, list, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const fileList = block('file-list', {
	name: 'FileListBlock',
	doc: 'Files, one a line: its kind as a picture, its name, size and time, and what can be done with it.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'The files.'),
		key: rowKey('What tells files apart; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		name: required(expression('text'), 'Name of the file, with its ending.'),
		type: optional(expression('text'), 'Ending (`pdf`) or media type (`application/pdf`) of the file; the ending of its name by default.'),
		size: optional(expression('number'), 'Its size in bytes.'),
		time: optional(expression('time'), 'When it was written or handed in.'),
		note: optional(text, 'More about it, a person for example.'),
		badges: optional(list(expression('badge')), 'Small labels behind the name, 只读 for example; one without text is left out.'),
		opens: optional(object(target), 'Target of the link on the name.'),
		buttons: optional(
			list(object(button)),
			'Buttons at the end of the line, to download the file for example; each names its file to those who hear it.',
		),
		empty: optional(text, 'What shows when there is no file.', { scope: 'outer' }),
	},
});
