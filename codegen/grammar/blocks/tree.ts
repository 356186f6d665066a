import { actions, block, boolean, expression, list, optional, required, rowKey, source, stateFor, text } from '../grammar.ts';

export const tree = block('tree', {
	name: 'TreeBlock',
	doc: 'A tree whose nodes can be chosen.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'The top nodes.'),
		label: required(expression('text'), 'What a node says.'),
		key: rowKey('What tells nodes apart; `row.id` by default.'),
		children: optional(expression('list'), 'The nodes below a node; `row.children` by default.', { field: 'children' }),
		note: optional(expression('text'), 'Small text behind the label, a count for example.'),
		icon: optional(expression('text'), 'Name of an icon of `src/ui/icons`.'),
		badges: optional(list(expression('badge')), 'Small labels behind the label; one without text is left out.'),
		mark: optional(expression('text'), 'How far one is with a node: `none`, `doing` or `done`; any other value draws nothing.'),
		reason: optional(
			expression('text'),
			'Why a node cannot be chosen, in words that show below it. A node without children that has a reason is locked.',
		),
		current: optional(expression('key'), 'Key of the node where the user is: marked, and in sight at first; may not use `row`.', {
			scope: 'outer',
		}),
		focus: optional(
			expression('key'),
			'Key of the node that the page was opened for: the tree opens to it, and it comes in sight, is marked and takes the focus, again whenever the key changes; may not use `row`.',
			{ scope: 'outer' },
		),
		selects: optional(stateFor('key'), 'State that takes the key of the chosen node; choosing it again clears it.'),
		onSelect: optional(actions, 'What happens when a node is chosen.'),
		onLocked: optional(actions, 'What happens when somebody tries to choose a locked node.'),
		leavesOnly: optional(boolean, 'Only nodes without children are chosen; the others open and close.'),
		searchable: optional(boolean, 'Puts a field above the tree that leaves the nodes with the typed text, and those above them.'),
		title: optional(text, 'Accessible name of the tree.', { scope: 'outer' }),
		empty: optional(text, 'What shows when there is no node.', { scope: 'outer' }),
	},
});
