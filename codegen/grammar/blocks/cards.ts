import { button, target } from '../actions.ts';
import { anyOf, block, expression, integer, list, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const cards = block('cards', {
	name: 'CardsBlock',
	doc: 'A grid of cards, one a row; with pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'The rows.'),
		key: rowKey('What tells rows apart; `row.id` by default.'),
		fit: optional(anyOf('cover', 'contain'), 'cover fills the place of the picture, contain shows all of it; cover by default.'),
		title: required(expression('text'), 'Heading of the card; it is also its accessible name.'),
		image: optional(expression('url'), 'Picture on top.'),
		subtitle: optional(text, 'Line below the heading.'),
		description: optional(text, 'Up to two lines of text.'),
		badges: optional(list(expression('badge')), 'Small labels.'),
		progress: optional(expression('percent'), 'A bar from 0 to 100.'),
		footer: optional(text, 'Last line of the card.'),
		opens: optional(object(target), 'Where the card leads.'),
		columns: optional(integer(1, 6), 'How many columns at most; 4 by default.'),
		label: optional(text, 'Accessible name of the list.', { scope: 'outer' }),
		empty: optional(text, 'What shows when there is no row.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Ways on from there; may not use `row`.', { scope: 'outer' }),
	},
});
