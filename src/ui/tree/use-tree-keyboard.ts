import { type KeyboardEvent, useRef } from 'react';
import { findByTyping, type TreeLine, treeMove } from './tree-keys.ts';

/** Milliseconds within which typed letters form one word. */
const ONE_WORD = 600;

interface TreeKeyboardOptions {
	visible: readonly TreeLine[];
	focused: string;
	isOpen: (key: string) => boolean;
	onFocus: (key: string) => void;
	onToggle: (key: string) => void;
	onChoose: (key: string) => void;
	onOpenSiblings: (key: string) => void;
}

export function useTreeKeyboard(options: TreeKeyboardOptions): (event: KeyboardEvent) => void {
	const typed = useRef({ text: '', at: 0 });
	const { visible, focused, isOpen, onFocus, onToggle, onChoose, onOpenSiblings } = options;

	return (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const move = treeMove({ visible, focused, isOpen, key: event.key });
		if (move) {
			event.preventDefault();
			({ focus: onFocus, toggle: onToggle, choose: onChoose, openSiblings: onOpenSiblings })[move.kind](move.key);
			return;
		}
		if (event.key.length !== 1 || event.key === ' ') return;
		const { text, at } = typed.current;
		typed.current = { text: event.timeStamp - at < ONE_WORD ? text + event.key : event.key, at: event.timeStamp };
		const found = findByTyping(visible, focused, typed.current.text);
		if (found !== null) onFocus(found);
	};
}
