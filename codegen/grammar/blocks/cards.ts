import { button, target } from '../actions.ts';
import { anyOf, block, expression, integer, list, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const cards = block('cards', {
	name: 'CardsBlock',
	doc: 'A grid of cards, one a row; with pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		fit: optional(
			anyOf('cover', 'contain'),
			'How the picture fits its frame: cover fills the frame and crops, contain shows the whole picture; cover by default.',
		),
		title: required(expression('text'), 'Heading of the card; it is also its accessible name.'),
		image: optional(expression('url'), 'Picture on top.'),
		subtitle: optional(text, 'Line below the heading.'),
		description: optional(text, 'Up to two lines of text.'),
		badges: optional(list(expression('badge')), 'Small labels.'),
		progress: optional(expression('percent'), 'A bar from 0 to 100.'),
		footer: optional(text, 'Last line of the card.'),
		opens: optional(object(target), 'Where the card leads.'),
		columns: optional(integer(1, 6), 'Maximum number of columns; 4 by default.'),
		label: optional(text, 'Accessible name of the list.', { scope: 'outer' }),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
