import type { KeyboardEvent } from 'react';
import { placeOf } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { remove, toggleHidden } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { moveDown, moveIn, moveOut, moveUp, type Outcome } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { useTreeKeyboard } from '#src/ui/tree/use-tree-keyboard.ts';
import { type TreeCommand, treeCommand } from './tree-commands.ts';
import type { TreeView } from './use-tree-view.ts';

type Edit = (field?: 'title') => void;

/** The keys of every tree, and the commands of this one. */
export function useTreeKeys(view: TreeView, onEdit: Edit): (event: KeyboardEvent) => void {
	const { lines, places, stop, isOpen, setOpen, focus, choose, chosen } = view;
	const onTreeKey = useTreeKeyboard({
		visible: lines,
		focused: stop,
		isOpen,
		onFocus: (key) => {
			choose(key, 'only');
			focus.afterRender();
		},
		onToggle: (key) => setOpen([key], !isOpen(key)),
		onChoose: () => {
			choose(stop, 'only');
			onEdit();
		},
		onOpenSiblings: (key) => {
			const parent = lines[places.get(key) ?? -1]?.parent;
			setOpen(
				lines.filter((line) => line.parent === parent).map(({ node }) => node.key),
				true,
			);
		},
	});
	return (event) => {
		const command = treeCommand(event);
		// Escape has other uses while one node is chosen.
		if (!command || (command.kind === 'single' && chosen.size < 2)) return onTreeKey(event);
		event.preventDefault();
		runCommand(view, command, onEdit);
	};
}

function runCommand(view: TreeView, command: TreeCommand, onEdit: Edit): void {
	const { studio, draft, lines, stop, choose, keysFor } = view;
	switch (command.kind) {
		case 'move':
			return move(view, command.way);
		case 'extend':
			return extend(view, command.by);
		case 'selectAll':
			return studio.select([...lines.map(({ node }) => node.key).filter((each) => each !== stop), stop]);
		case 'toggle':
			return choose(stop, 'toggle');
		case 'single':
			return choose(stop, 'only');
		case 'remove':
			return apply(view, remove(draft, keysFor(stop)));
		case 'hide':
			return apply(view, toggleHidden(draft, keysFor(stop)));
		case 'rename':
			choose(stop, 'only');
			return onEdit('title');
		default:
			throw new Error(`Unknown command ${JSON.stringify(command satisfies never)}.`);
	}
}

function apply({ studio, focus }: TreeView, outcome: Outcome): void {
	if (studio.apply(outcome)) focus.afterRender();
}

const MOVES = { up: moveUp, down: moveDown, in: moveIn, out: moveOut } as const;

function move(view: TreeView, way: keyof typeof MOVES): void {
	const { studio, draft, stop, isOpen, setOpen, keysFor } = view;
	const moved = keysFor(stop);
	apply(view, MOVES[way](draft, moved));
	const group = placeOf(studio.state.draft, moved[0] ?? '')?.parent;
	if (group && !isOpen(group.key)) setOpen([group.key], true);
}

function extend({ lines, places, stop, choose, focus }: TreeView, by: number): void {
	const next = lines[(places.get(stop) ?? 0) + by];
	if (!next) return;
	choose(next.node.key, 'range');
	focus.afterRender();
}
