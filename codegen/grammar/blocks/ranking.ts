import { target } from '../actions.ts';
import { block, expression, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const ranking = block('ranking', {
	name: 'RankingBlock',
	doc: 'Ranking list; the first three places get medals. With pagination if the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show, best first.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		rank: required(expression('number'), 'Rank of the row; null is shown as —.'),
		name: required(expression('text'), 'Name of the person or group.'),
		avatar: optional(expression('url'), 'Avatar URL; the first character of the name by default.'),
		note: optional(text, 'Small text below the name, for example a school.'),
		score: required(expression('text'), 'Score that determines the rank.'),
		unit: optional(text, 'Unit of the score.', { scope: 'outer' }),
		detail: optional(text, 'Small text below the score.'),
		delta: optional(expression('number'), 'Change of rank since the last time: positive for places gained, negative for places lost.'),
		mine: optional(expression('boolean'), 'Highlights the row as that of the current user.'),
		pinned: optional(source('row'), 'Row of the current user, shown at the end if it is not on the current page of the list.'),
		opens: optional(object(target), 'Target of the link on the name.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
	},
});
