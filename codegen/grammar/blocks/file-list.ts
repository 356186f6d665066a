import { button, target } from '../actions.ts';
import { badge, block, expression, list, object, optional, required, rowKey, source, text } from '../grammar.ts';
import { select } from '../selection.ts';

export const fileList = block('file-list', {
	name: 'FileListBlock',
	doc: 'List of files, one per line, with type icon, name, size, time and action buttons.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Files to show.'),
		key: rowKey('Key that identifies a file; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		name: required(expression('text'), 'File name with extension.'),
		type: optional(
			expression('text'),
			'Extension (`pdf`) or media type (`application/pdf`) of the file; the extension of its name by default.',
		),
		size: optional(expression('number'), 'File size in bytes.'),
		time: optional(expression('time'), 'Time at which the file was modified or submitted.'),
		note: optional(text, 'Additional text, for example a person.'),
		badges: optional(list(badge), 'Badges after the name, for example “Read only”; a badge without text is omitted.'),
		opens: optional(object(target), 'Target of the link on the name.'),
		buttons: optional(
			list(object(button)),
			'Buttons at the end of the line, for example to download the file; their accessible names include the file name.',
		),
		select,
		empty: optional(text, 'Text shown when there are no files.', { scope: 'outer' }),
	},
});
