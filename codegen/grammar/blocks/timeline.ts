import { target } from '../actions.ts';
import { anyOf, block, blocks, expression, object, optional, required, rowKey, source, string, text } from '../grammar.ts';

export const timeline = block('timeline', {
	name: 'TimelineBlock',
	doc: 'Timeline of past and future events or stages, one entry per row; the latest past event is marked. With pagination if the source is paged.',
	derived: { timeKind: "'place' | 'deadline' | undefined" },
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		time: optional(expression('time'), 'Time of the event, by the clock that `x-time` of its field says.'),
		format: optional(string(), 'Format of the time, as in the pipe `date`; MM-DD HH:mm by default.'),
		title: required(expression('text'), 'Title of the event.'),
		text: optional(text, 'Additional text of the event.'),
		badge: optional(expression('badge'), 'Badge after the title.'),
		tone: optional(expression('tone'), 'Colour of the marker: `info`, `ok`, `warn`, `bad` or `mute`; info by default.'),
		icon: optional(expression('icon'), 'Icon of the marker.'),
		number: optional(expression('number'), 'Number in the marker, instead of an icon.'),
		current: optional(expression('boolean'), 'Marks the entry as the current one.'),
		blocks: optional(blocks, 'Blocks below the text; they may use `row`.'),
		opens: optional(object(target), 'Target of the link on the title.'),
		sort: optional(anyOf('given', 'newest', 'oldest'), 'Order of the entries: as given, newest first or oldest first; given by default.'),
		latest: optional(text, 'Words that mark the latest past event; “Newest” by default.', { scope: 'outer' }),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
	},
});
