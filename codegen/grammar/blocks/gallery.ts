import { target } from '../actions.ts';
import { anyOf, block, expression, integer, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const gallery = block('gallery', {
	name: 'GalleryBlock',
	doc: 'Grid of pictures; a click opens a viewer to browse them at full size. With pagination if the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		image: required(expression('url'), 'URL of the picture.'),
		large: optional(expression('url'), 'URL of a larger version for the viewer; `image` by default.'),
		title: required(expression('text'), 'Title of the picture; also its accessible name.'),
		note: optional(text, 'Small text below the title.'),
		badge: optional(expression('badge'), 'Badge on the picture.'),
		opens: optional(object(target), 'Target of the 查看详情 link in the viewer.'),
		ratio: optional(
			{ kind: 'string', pattern: /^\d+\/\d+$/, expects: 'a ratio such as 4/3' },
			'Aspect ratio (width/height) of the pictures in the grid; 4/3 by default.',
		),
		fit: optional(
			anyOf('cover', 'contain'),
			'How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default.',
		),
		columns: optional(integer(2, 8), 'Maximum number of columns; 4 by default.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
	},
});
