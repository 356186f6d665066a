import { button } from './actions.ts';
import { type KeyGrammar, list, type ObjectGrammar, object, optional, required, stateFor } from './grammar.ts';

export const rowSelection: ObjectGrammar = {
	name: 'RowSelection',
	doc: 'Selection of rows by checkboxes. Rows of other pages stay selected.',
	keys: {
		binds: required(stateFor('keys'), 'List state that holds the keys of the selected rows.'),
		buttons: required(
			list(object(button), true),
			'Buttons for the selected rows, shown once a row is selected; may not use `row`. The selection is cleared once all steps of a button have run, if one of them is a `call`.',
			{ scope: 'outer' },
		),
	},
};

/** Key `select` of blocks that list rows. */
export const select: KeyGrammar = optional(object(rowSelection), 'Lets users select rows and apply buttons to them.');
