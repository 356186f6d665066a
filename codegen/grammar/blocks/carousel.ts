import { target } from '../actions.ts';
import { block, expression, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const carousel = block('carousel', {
	name: 'CarouselBlock',
	doc: 'Slides with pictures, one at a time, one per row; nothing without rows. The next one comes after a while, unless the user has paused them, has the pointer or the focus on them, or wants less motion. The arrow keys move between slides.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the carousel.', { scope: 'outer' }),
		title: required(expression('text'), 'Heading of the slide.'),
		text: optional(text, 'Line below the heading.'),
		image: required(expression('url'), 'URL of the picture.'),
		opens: optional(object(target), 'Target that a click on the slide opens.'),
	},
});
