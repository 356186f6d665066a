import { target } from '../actions.ts';
import { anyOf, block, expression, integer, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const gallery = block('gallery', {
	name: 'GalleryBlock',
	doc: 'Pictures in a grid; a click opens them large, one after another. With pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		image: required(expression('url'), 'The picture.'),
		large: optional(expression('url'), 'The same picture for the viewer; `image` by default.'),
		title: required(expression('text'), 'What it shows; it is also its accessible name.'),
		note: optional(text, 'Small text below the title.'),
		badge: optional(expression('badge'), 'A small label on the picture.'),
		opens: optional(object(target), 'Where 查看详情 in the viewer leads.'),
		ratio: optional(
			{ kind: 'string', pattern: /^\d+\/\d+$/, expects: 'a ratio such as 4/3' },
			'Width to height of the pictures in the grid; 4/3 by default.',
		),
		fit: optional(
			anyOf('cover', 'contain'),
			'How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default.',
		),
		columns: optional(integer(2, 8), 'Maximum number of columns; 4 by default.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
	},
});
