import { target } from '../actions.ts';
import { block, expression, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const ranking = block('ranking', {
	name: 'RankingBlock',
	doc: 'Who is on which place; the first three have medals. With pages when the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'The rows, best first.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the list.', { scope: 'outer' }),
		rank: required(expression('number'), 'The place; null shows as —.'),
		name: required(expression('text'), 'Who it is.'),
		avatar: optional(expression('url'), 'A picture; the first character of the name stands in for it.'),
		note: optional(text, 'Small text below the name, a school for example.'),
		score: required(expression('text'), 'What the place is for.'),
		unit: optional(text, 'Unit of the score.', { scope: 'outer' }),
		detail: optional(text, 'Small text below the score.'),
		delta: optional(expression('number'), 'Places won (positive) or lost since the last time.'),
		mine: optional(expression('boolean'), 'Whether it is the row of this user, which stands out.'),
		pinned: optional(source('row'), 'The row of this user, which shows at the end when it is not on this page of the list.'),
		opens: optional(object(target), 'Target of the link on the name.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
	},
});
