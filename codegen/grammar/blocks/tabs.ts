import { block, expression, list, object, optional, reference, required, stateFor, string, text } from '../grammar.ts';

export const tabs = block('tabs', {
	name: 'TabsBlock',
	doc: 'Panels of which one shows.',
	keys: {
		label: optional(text, 'Accessible name of the row of tabs.'),
		binds: optional(stateFor('text'), 'A text state that holds the key of the open panel.'),
		items: required(
			list(
				object({
					name: 'TabItem',
					doc: 'One panel.',
					keys: {
						key: required(
							string(/^[a-z][A-Za-z0-9-]*$/, 'a lower-case word'),
							'Its key; it stands in the address when `binds` is in the query.',
						),
						title: required(text, 'Title of the tab.'),
						badge: optional(expression('text'), 'Small text beside the title, a count for example.'),
						when: optional(expression('boolean'), 'Shows the tab only while this is true.'),
						guard: optional(reference('guard'), 'Shows the tab only to users whom this guard lets pass.'),
						blocks: required({ kind: 'blocks' }, 'The panel.'),
					},
				}),
				true,
			),
			'The panels in their order.',
		),
	},
});
