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
		'A table; with pages when the source is paged. Sorting and filtering set page state that the call passes on. ' +
		'One of more than 1,200 cells scrolls within itself and draws what is in sight alone. Where a table does not fit, its ' +
		'rows stand as cards, each headed by the first strong column, unless it has a `stickyColumn` or more than 1,200 cells.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		label: required(text, 'Accessible name of the table.', { scope: 'outer' }),
		columns: required(
			list(
				object({
					name: 'TableColumn',
					doc: 'One column.',
					keys: {
						title: required(text, 'Its heading.'),
						value: required(expression('badge'), 'What a cell shows.'),
						look: optional(anyOf('text', 'badge', 'progress', 'strong', 'muted'), 'How a cell looks; text by default.'),
						opens: optional(object(target), 'Makes the cell a link.'),
						sortBy: optional(
							string(/^[A-Za-z][A-Za-z0-9]*$/, 'a field name'),
							'Field by which the server sorts; needs `sort` of the table.',
						),
						filter: optional(
							object({
								name: 'ColumnFilter',
								doc: 'A choice in the heading that filters the rows.',
								keys: {
									binds: required(stateFor('key'), 'State that takes the chosen value.'),
									dict: required(reference('dictionary'), 'The choices.'),
								},
							}),
							'Filters by this column.',
						),
						width: optional(integer(40, 800), 'Width in px.'),
						align: optional(anyOf('left', 'center', 'right'), 'left by default.'),
						when: optional(expression('boolean'), 'Shows the column only while this is true; may not use `row`.', { scope: 'outer' }),
						guard: optional(reference('guard'), 'Shows the column only to users whom this guard lets pass.'),
					},
				}),
				true,
			),
			'The columns in their order.',
		),
		stickyColumn: optional(boolean, 'Keeps the first column in sight while the table is scrolled sideways.'),
		sort: optional(stateFor('text'), 'Text state that holds the order: `title` or, descending, `-title`.'),
		toolbar: optional(list(object(button)), 'Buttons above the table; may not use `row`.', { scope: 'outer' }),
		rowButtons: optional(list(object(button)), 'Buttons at the end of each row.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
