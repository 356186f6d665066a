import { button, target } from '../actions.ts';
import {
	anyOf,
	block,
	boolean,
	expression,
	integer,
	list,
	object,
	optional,
	reference,
	required,
	rowKey,
	source,
	stateFor,
	string,
	text,
} from '../grammar.ts';

export const table = block('table', {
	name: 'TableBlock',
	doc:
		'Table; with pagination if the source is paged. Sorting and filtering set page state, which the data call takes as arguments. ' +
		'A table of more than 1,200 cells is virtualised and scrolls in its own container. A table that is too wide shows its ' +
		'rows as cards, each headed by the first strong column, unless it has a `stickyColumn` or more than 1,200 cells.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the table.', { scope: 'outer' }),
		columns: required(
			list(
				object({
					name: 'TableColumn',
					doc: 'Column of a table.',
					keys: {
						title: required(text, 'Heading of the column.'),
						value: required(expression('badge'), 'Value of the cell.'),
						look: optional(
							anyOf('text', 'badge', 'progress', 'strong', 'muted', 'html', 'math'),
							'Style of the cell; text by default. `html` shows sanitised HTML, `math` the formulas of plain text.',
						),
						opens: optional(object(target), 'Target of the cell, which becomes a link.'),
						sortBy: optional(
							string(/^[A-Za-z][A-Za-z0-9]*$/, 'a field name'),
							'Field by which the server sorts; requires `sort` of the table.',
						),
						filter: optional(
							object({
								name: 'ColumnFilter',
								doc: 'Filter menu in the column heading.',
								keys: {
									binds: required(stateFor('key'), 'State that holds the selected value.'),
									dict: required(reference('dictionary'), 'Dictionary that provides the options.'),
								},
							}),
							'Filter of this column.',
						),
						width: optional(integer(40, 800), 'Width in px.'),
						align: optional(anyOf('left', 'center', 'right'), 'Alignment of the cells; left by default.'),
						when: optional(expression('boolean'), 'Shows the column only while this is true; may not use `row`.', { scope: 'outer' }),
						guard: optional(reference('guard'), 'Shows the column only to users who pass this guard.'),
					},
				}),
				true,
			),
			'Columns in display order.',
		),
		stickyColumn: optional(boolean, 'Keeps the first column visible while the table scrolls horizontally.'),
		sort: optional(stateFor('text'), 'Text state that holds the sort order: `title`, or `-title` for descending.'),
		toolbar: optional(list(object(button)), 'Buttons above the table; may not use `row`.', { scope: 'outer' }),
		rowButtons: optional(list(object(button)), 'Buttons at the end of each row.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
