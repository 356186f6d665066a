import { target } from '../actions.ts';
import { anyOf, block, expression, object, optional, required, rowKey, source, string, text } from '../grammar.ts';

export const timeline = block('timeline', {
	name: 'TimelineBlock',
	doc: 'What happened when, or will, one entry a row; the newest of what has happened is marked. With pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		time: required(expression('time'), 'When it was or will be.'),
		format: optional(string(), 'How the time is written, as in the pipe `date`; MM-DD HH:mm by default.'),
		title: required(expression('text'), 'What happened.'),
		text: optional(text, 'More about it.'),
		badge: optional(expression('badge'), 'A small label behind the title.'),
		tone: optional(expression('tone'), "Colour of the point: 'info', 'ok', 'warn', 'bad' or 'mute'; info by default."),
		icon: optional(expression('text'), 'Name of an icon of `src/ui/icons` for the point.'),
		opens: optional(object(target), 'Where the title leads.'),
		sort: optional(anyOf('given', 'newest', 'oldest'), 'Which comes first; given, the order of the rows, by default.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
	},
});
