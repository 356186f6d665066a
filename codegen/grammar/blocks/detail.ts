import { anyOf, block, boolean, expression, integer, list, object, optional, reference, required, source, text } from '../grammar.ts';

export const detail = block('detail', {
	name: 'DetailBlock',
	doc: 'Description list with labels and values of one object.',
	binds: [{ name: 'record', value: 'object', of: 'source' }],
	keys: {
		source: required(source('object'), 'Object to show.'),
		label: optional(text, 'Accessible name of the list.', { scope: 'outer' }),
		columns: optional(integer(1, 4), 'Maximum number of columns; 2 by default.'),
		compact: optional(boolean, 'One tight column without lines, for the few facts of an entry.'),
		items: required(
			list(
				object({
					name: 'DetailItem',
					doc: 'One label with its value.',
					keys: {
						label: required(text, 'Label of the value.'),
						value: required(expression('badge'), 'Value to show; an empty value is shown as —.'),
						look: optional(
							anyOf('text', 'badge', 'progress', 'strong', 'html', 'math'),
							'Style of the value; text by default. `html` shows sanitised HTML, `math` the formulas of plain text.',
						),
						when: optional(expression('boolean'), 'Shows the item only while this is true.'),
						guard: optional(reference('guard'), 'Shows the item only to users who pass this guard.'),
					},
				}),
				true,
			),
			'Items in display order.',
		),
		empty: optional(text, 'Text shown when there is no object.', { scope: 'outer' }),
	},
});
