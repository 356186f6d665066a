import { button, target } from '../actions.ts';
import { block, expression, list, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const feed = block('feed', {
	name: 'FeedBlock',
	doc: 'What there is to read, one entry a row: messages, notices, results of a search. The arrow keys go from entry to entry. With pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		title: required(expression('text'), 'Heading of the entry; it is also the name of its link.'),
		text: optional(text, 'Up to two lines of it.'),
		note: optional(text, 'A short line below, such as who wrote it.'),
		image: optional(expression('url'), 'Picture at its side.'),
		icon: optional(expression('text'), 'Name of an icon of `src/ui/icons` at its side, where there is no picture.'),
		badges: optional(list(expression('badge')), 'Small labels; a label without text is omitted.'),
		time: optional(expression('time'), 'When it was: as a distance, and as a date.'),
		unread: optional(expression('boolean'), 'Marks the entry as not read yet.'),
		pinned: optional(expression('boolean'), 'Marks the entry as one kept on top.'),
		highlight: optional(expression('text'), 'Words, parted by spaces, that are marked in heading and text.', { scope: 'outer' }),
		group: optional(text, 'Heading above the rows that have it in common; they follow one another.'),
		more: optional(object(target), 'Where 查看全部 beside that heading leads; by the first row below it.'),
		moreWhen: optional(expression('boolean'), 'Offers that only while this is true of the first row.'),
		opens: optional(object(target), 'Where the entry leads.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
