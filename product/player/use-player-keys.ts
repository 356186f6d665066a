import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Player } from './create-player.ts';
import { commandOfKey, type PressedKey } from './rules/keys.ts';

const FIELDS = 'input:not([type=range]), textarea, select, [contenteditable=true]';
const BUTTONS = 'button, a[href], summary, input[type=checkbox], input[type=radio], [role=tab], [role=menuitem], [role=treeitem]';

export function usePlayerKeys(frame: RefObject<HTMLElement | null>, player: Player, toggleFull: () => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent): void => {
		const { target } = event;
		if (event.defaultPrevented || !(target instanceof Element) || player.state.questionId !== null) return;
		if (!isOnPage(frame.current, target)) return;
		const command = commandOfKey(readKey(event, target, frame.current));
		if (!command) return;
		event.preventDefault();
		if (command.command === 'fullScreen') toggleFull();
		else player.execute(command);
	});
	// On the document, because keys go there when nothing on the page has the focus.
	useEffect(() => {
		const listener = (event: KeyboardEvent): void => onKey(event);
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, []);
}

function isOnPage(frame: HTMLElement | null, target: Element): boolean {
	// An open dialog captures the keys.
	if (document.querySelector('dialog[open]') && !frame?.closest('dialog')) return false;
	return target === document.body || frame?.closest('main')?.contains(target) === true;
}

const readKey = (event: KeyboardEvent, target: Element, frame: HTMLElement | null): PressedKey => ({
	key: event.key,
	modified: event.ctrlKey || event.altKey || event.metaKey,
	on: placeOf(target),
	inPlayer: frame?.contains(target) === true,
});

function placeOf(target: Element): PressedKey['on'] {
	if (target.matches(BUTTONS)) return 'button';
	if (target.matches(FIELDS)) return 'field';
	return target.matches('input[type=range]:not([data-keys=player])') ? 'slider' : 'other';
}
