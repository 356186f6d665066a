import { anyOf, block, expression, integer, list, object, optional, reference, required, source, text } from '../grammar.ts';

export const detail = block('detail', {
	name: 'DetailBlock',
	doc: 'Names and values of one object.',
	binds: [{ name: 'record', value: 'object', of: 'source' }],
	keys: {
		source: required(source('object'), 'The object.'),
		label: optional(text, 'Accessible name of the list.', { scope: 'outer' }),
		columns: optional(integer(1, 4), 'Maximum number of columns; 2 by default.'),
		items: required(
			list(
				object({
					name: 'DetailItem',
					doc: 'One name with its value.',
					keys: {
						label: required(text, 'The name.'),
						value: required(expression('badge'), 'The value; nothing shows as —.'),
						look: optional(anyOf('text', 'badge', 'progress', 'strong'), 'How the value looks; text by default.'),
						when: optional(expression('boolean'), 'Shows the item only while this is true.'),
						guard: optional(reference('guard'), 'Shows the item only to users whom this guard lets pass.'),
					},
				}),
				true,
			),
			'The items in their order.',
		),
		empty: optional(text, 'What shows when there is no object.', { scope: 'outer' }),
	},
});
