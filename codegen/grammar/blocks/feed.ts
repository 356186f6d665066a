import { button, target } from '../actions.ts';
import { badge, block, boolean, expression, list, object, optional, required, rowKey, source, text } from '../grammar.ts';
import { select } from '../selection.ts';

export const feed = block('feed', {
	name: 'FeedBlock',
	doc: 'List of entries to read, one per row: messages, notices or search results. The arrow keys move between entries. With pagination if the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	derived: { groupOrder: 'Expression<number> | undefined' },
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		title: required(expression('text'), 'Heading of the entry; also the accessible name of its link.'),
		text: optional(text, 'Text of the entry, cut to two lines.'),
		note: optional(text, 'Short line below the text, such as the author.'),
		image: optional(expression('url'), 'URL of the picture beside the entry.'),
		round: optional(boolean, 'Crops the picture to a small circle, as for a portrait.'),
		icon: optional(expression('icon'), 'Icon beside the entry, used if there is no picture.'),
		badges: optional(list(badge), 'Badges of the entry; a badge without text is omitted.'),
		time: optional(expression('time'), 'Time of the entry, shown both relative and as a date.'),
		unread: optional(expression('boolean'), 'Marks the entry as unread.'),
		pinned: optional(expression('boolean'), 'Marks the entry as pinned.'),
		highlight: optional(expression('text'), 'Words to highlight in heading and text, separated by spaces.', { scope: 'outer' }),
		group: optional(
			text,
			'Heading above the rows with the same value. With `match` and `cases`, groups have the order of the cases, else that of their first rows.',
		),
		more: optional(object(target), 'Target of the “See all” link beside the group heading, taken from the first row of the group.'),
		moreWhen: optional(expression('boolean'), 'Shows that link only while this is true for the first row of the group.'),
		opens: optional(object(target), 'Target that the entry opens.'),
		select,
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
