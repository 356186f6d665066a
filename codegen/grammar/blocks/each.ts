import { button } from '../actions.ts';
import { block, blocks, boolean, expression, integer, list, object, optional, required, rowKey, source, text } from '../grammar.ts';

export const each = block('each', {
	name: 'EachBlock',
	doc: 'Repeats blocks for each row; they may use `row`. With pagination if the source is paged.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	derived: { groupOrder: 'Expression<number> | undefined' },
	keys: {
		source: required(source('list'), 'Rows in display order.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		where: optional(expression('boolean'), 'Leaves out the rows for which this is false.'),
		title: optional(
			text,
			'Heading above the rows, which are then a list of that name; not shown without rows. By default the blocks of all rows follow one another.',
			{ scope: 'outer' },
		),
		label: optional(text, 'Accessible name of the rows, which are then a list without a heading; the title by default.', {
			scope: 'outer',
		}),
		group: optional(
			text,
			'Heading above the rows with the same value, which are then a list of that name. With `match` and `cases`, groups have the order of the cases, else that of their first rows.',
		),
		first: optional(integer(1), 'Number of rows shown at first, with a button that shows the others; all by default.'),
		minWidth: optional(integer(120, 800), 'Makes the rows a list in columns of at least this width, in px.'),
		numbered: optional(boolean, 'Makes the rows a list with numbers, from 1 on each page; false by default.'),
		blocks: required(blocks, 'Blocks of one row.'),
		empty: optional(text, 'Text shown when there are no rows; nothing by default.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
