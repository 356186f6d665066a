import { actions, block, boolean, expression, optional, required, source, stateFor, text } from '../grammar.ts';

export const tree = block('tree', {
	name: 'TreeBlock',
	doc: 'A tree whose nodes can be chosen.',
	binds: 'row',
	keys: {
		source: required(source('list'), 'The top nodes.'),
		label: required(expression('text'), 'What a node says.'),
		key: optional(expression('key'), 'What tells nodes apart; `row.id` by default.'),
		children: optional(expression('list'), 'The nodes below a node; `row.children` by default.'),
		note: optional(expression('text'), 'Small text behind the label, a count for example.'),
		icon: optional(expression('text'), 'Name of an icon of `src/ui/icons`.'),
		selects: optional(stateFor('key'), 'State that takes the key of the chosen node; choosing it again clears it.'),
		onSelect: optional(actions, 'What happens when a node is chosen.'),
		searchable: optional(boolean, 'Puts a field above the tree that leaves the nodes with the typed text, and those above them.'),
		title: { ...optional(text, 'Accessible name of the tree.'), scope: 'outer' },
		empty: { ...optional(text, 'What shows when there is no node.'), scope: 'outer' },
	},
});
