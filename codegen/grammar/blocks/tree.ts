import { actions, badge, block, boolean, expression, list, optional, required, rowKey, source, stateFor, text } from '../grammar.ts';

export const tree = block('tree', {
	name: 'TreeBlock',
	doc: 'Tree with selectable nodes.',
	binds: [{ name: 'row', value: 'item', of: 'source' }],
	keys: {
		source: required(source('list'), 'Root nodes.'),
		label: required(expression('text'), 'Label of the node.'),
		key: rowKey('Key that identifies a node; `row.id` by default.'),
		children: optional(expression('list'), 'Child nodes; `row.children` by default.', { field: 'children' }),
		note: optional(expression('text'), 'Small text after the label, for example a count.'),
		icon: optional(expression('icon'), 'Icon of the item.'),
		badges: optional(list(badge), 'Badges after the label; a badge without text is omitted.'),
		mark: optional(expression('text'), 'Progress marker of the node: `none`, `doing` or `done`; any other value renders no marker.'),
		reason: optional(expression('text'), 'Reason, shown below the node, why it cannot be selected. A leaf with a reason is locked.'),
		current: optional(expression('key'), 'Key of the current node, which is marked and initially scrolled into view; may not use `row`.', {
			scope: 'outer',
		}),
		focus: optional(
			expression('key'),
			'Key of the node that the page was opened for. On load and whenever the key changes, the tree expands to it, scrolls it into view, marks it and focuses it; may not use `row`.',
			{ scope: 'outer' },
		),
		selects: optional(stateFor('key'), 'State that holds the key of the selected node; selecting the node again clears it.'),
		onSelect: optional(actions, 'Steps that run when a node is selected.'),
		onLocked: optional(actions, 'Steps that run when the user tries to select a locked node.'),
		leavesOnly: optional(boolean, 'Makes only leaves selectable; other nodes expand and collapse.'),
		searchable: optional(boolean, 'Adds a search field above the tree, which filters it to matching nodes and their ancestors.'),
		title: optional(text, 'Accessible name of the tree.', { scope: 'outer' }),
		empty: optional(text, 'Text shown when there are no nodes.', { scope: 'outer' }),
	},
});
