import { block, expression, list, object, optional, reference, required, stateFor, string, text } from '../grammar.ts';

export const tabs = block('tabs', {
	name: 'TabsBlock',
	doc: 'Tabbed panels, one visible at a time.',
	keys: {
		label: optional(text, 'Accessible name of the tab list.'),
		binds: optional(stateFor('text'), 'Text state that holds the key of the selected tab.'),
		items: required(
			list(
				object({
					name: 'TabItem',
					doc: 'One tab with its panel.',
					keys: {
						key: required(
							string(/^[a-z][A-Za-z0-9-]*$/, 'a lower-case word'),
							'Key of the tab; it appears in the query string if the state in `binds` is `in: query`.',
						),
						title: required(text, 'Title of the tab.'),
						badge: optional(expression('text'), 'Badge beside the title, for example a count.'),
						when: optional(expression('boolean'), 'Shows the tab only while this is true.'),
						guard: optional(reference('guard'), 'Shows the tab only to users who pass this guard.'),
						blocks: required({ kind: 'blocks' }, 'Blocks of the panel.'),
					},
				}),
				true,
			),
			'Tabs in display order.',
		),
	},
});
