import { button, target } from '../actions.ts';
import {
	anyOf,
	argumentsOf,
	block,
	boolean,
	expression,
	integer,
	lets,
	list,
	type ObjectGrammar,
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
import { select } from '../selection.ts';
import { scale } from './form-field.ts';

export const cellEdit: ObjectGrammar = {
	name: 'CellEdit',
	doc: 'Editing of a cell: one field of an operation that writes, validated by its schema like the field of a form.',
	binds: [{ name: 'form', value: 'input', of: 'submits' }],
	derived: { rules: 'FieldRules', refusals: 'RefusalSpec | undefined' },
	keys: {
		submits: required(reference('operation'), 'Operation to which the new value is submitted.'),
		field: required({ kind: 'body-field' }, 'Name of the field in the request body.'),
		default: required(expression('any'), 'Value before the edit, such as `row.title`.'),
		with: optional(argumentsOf('submits'), 'Parameters and body fields that the user does not enter, such as the id of the row.'),
		control: optional(
			anyOf('input', 'textarea', 'number', 'select', 'checkbox', 'switch', 'date', 'datetime'),
			'Input control; derived from the schema by default.',
		),
		scale,
		dict: optional(reference('dictionary'), 'Dictionary with the options of a select.'),
		when: optional(expression('boolean'), 'Allows editing only while this is true.'),
		guard: optional(reference('guard'), 'Allows editing only for users who pass this guard.'),
		then: optional({ kind: 'actions' }, 'Steps that run after a successful save; `result` is the response.', {
			binds: [{ name: 'result', value: 'answer', of: 'submits' }],
		}),
	},
};

const tableExport: ObjectGrammar = {
	name: 'TableExport',
	doc: 'Export of the visible columns as a CSV file for spreadsheets, with values as displayed; of a paged source all pages.',
	keys: {
		limit: optional(integer(1, 10_000), 'Maximum number of exported rows; 1000 by default.'),
		name: optional(text, 'File name before the date; the label of the table by default.', { scope: 'outer' }),
	},
};

export const table = block('table', {
	name: 'TableBlock',
	doc:
		'Table; with pagination if the source is paged. Sorting and filtering set page state, which the data call takes as arguments. ' +
		'A table of more than 1,200 cells is virtualised and scrolls in its own container. A table that is too wide shows its ' +
		'rows as cards, each headed by the first strong column, unless it has a `stickyColumn` or more than 1,200 cells. As cards they are sorted by one menu.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Rows to show.'),
		key: rowKey('Key that identifies a row; `row.id` by default.'),
		pageSize: optional(
			integer(1, 1000),
			'Rows per page of a list that is there as a whole, such as one that a component computes. Setting page state opens the first page again. A call with `paged` has a `size` instead.',
		),
		label: required(text, 'Accessible name of the table.', { scope: 'outer' }),
		columns: required(
			list(
				object({
					name: 'TableColumn',
					doc: 'Column of a table; with `each` one column for each row of a list.',
					binds: [
						{ name: 'item', value: 'item', of: 'each' },
						{ name: 'cell', value: 'item', of: 'cells' },
					],
					keys: {
						each: optional(
							source('list'),
							'List that repeats the column: its texts and values read the entry as `item`. May not use `row`.',
							{ scope: 'outer' },
						),
						cells: optional(
							source('list'),
							'List of the row with one entry for each column of `each`, in the same order; `value` reads the entry as `cell`.',
						),
						title: required(text, 'Heading of the column.'),
						let: lets,
						value: required(expression('badge'), 'Value of the cell.'),
						look: optional(
							anyOf('text', 'badge', 'progress', 'check', 'strong', 'muted', 'html', 'math'),
							'Style of the cell; text by default. `check` shows a tick for any value and has screen readers read the value, `html` shows sanitised HTML, `math` the formulas of plain text.',
						),
						tone: optional(
							expression('tone'),
							'Colour of a badge: `info`, `ok`, `warn`, `bad` or `mute`; that of its dictionary by default.',
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
						tooltip: optional(text, 'Explanation of the column, shown on its heading; may not use `row`.', {
							scope: 'outer',
							binds: [{ name: 'item', value: 'item', of: 'each' }],
						}),
						print: optional(anyOf('never'), '`never` leaves the column out on paper.'),
						edits: optional(object(cellEdit), 'Lets users edit the cells of the column in place.'),
						when: optional(expression('boolean'), 'Shows the column only while this is true; may not use `row`.', { scope: 'outer' }),
						guard: optional(reference('guard'), 'Shows the column only to users who pass this guard.'),
					},
				}),
				true,
			),
			'Columns in display order.',
		),
		stickyColumn: optional(boolean, 'Keeps the first column visible while the table scrolls horizontally; its cells head the rows.'),
		compact: optional(boolean, 'Low rows, for a long list in which rows are compared, such as a ranking.'),
		mine: optional(expression('boolean'), 'Highlights the row as that of the current user.'),
		pinned: optional(source('row'), 'Row that stays in view below the others, such as that of the current user.'),
		changes: optional(
			expression('key'),
			'Value that readers follow, such as a score. Rows in which it has changed since the data was loaded before are marked.',
		),
		sort: optional(stateFor('text'), 'Text state that holds the sort order: `title`, or `-title` for descending.'),
		sortable: optional(expression('boolean'), 'Lets users sort only while this is true; always by default.', { scope: 'outer' }),
		select,
		columnChooser: optional(boolean, 'Lets users hide and show columns; the browser keeps their choice.'),
		exports: optional(object(tableExport), 'Lets users save the rows as a CSV file; `{}` for the defaults.'),
		toolbar: optional(list(object(button)), 'Buttons above the table; may not use `row`.', { scope: 'outer' }),
		rowButtons: optional(list(object(button)), 'Buttons at the end of each row.'),
		empty: optional(text, 'Text shown when there are no rows.', { scope: 'outer' }),
		emptyButtons: optional(list(object(button)), 'Buttons below the text of `empty`; may not use `row`.', { scope: 'outer' }),
	},
});
