import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { findByTyping, treeMove } from './tree-keys.ts';
import type { VisibleNode } from './tree-nodes.ts';

/** Letters typed within this time make one word. */
const ONE_WORD = 600;

export interface TreeKeyboardOptions {
	list: RefObject<HTMLElement | null>;
	visible: readonly VisibleNode[];
	focused: string;
	isOpen: (key: string) => boolean;
	onToggle: (key: string) => void;
	onChoose: (key: string) => void;
}

export function useTreeKeyboard(options: TreeKeyboardOptions): (event: KeyboardEvent) => void {
	const typed = useRef({ text: '', at: 0 });
	const { list, visible, focused, isOpen, onToggle, onChoose } = options;
	const focus = (key: string): void => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();

	return (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const move = treeMove({ visible, focused, isOpen, key: event.key });
		if (move) {
			event.preventDefault();
			({ focus, toggle: onToggle, choose: onChoose })[move.kind](move.key);
			return;
		}
		if (event.key.length !== 1 || event.key === ' ') return;
		const { text, at } = typed.current;
		typed.current = { text: event.timeStamp - at < ONE_WORD ? text + event.key : event.key, at: event.timeStamp };
		const found = findByTyping(visible, focused, typed.current.text);
		if (found !== null) focus(found);
	};
}
