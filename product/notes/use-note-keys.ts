import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface NoteKeys {
	onWrite: () => void;
	onMark: () => void;
}

const FIELDS = 'input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true]';

export function useNoteKeys(desk: RefObject<HTMLElement | null>, keys: NoteKeys): void {
	const act = useEffectEvent((key: string): boolean => {
		const action = { n: keys.onWrite, b: keys.onMark }[key.toLowerCase()];
		action?.();
		return action !== undefined;
	});
	// On the document, because keys go there when nothing on the page has the focus.
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			const { target, key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
			if (defaultPrevented || ctrlKey || altKey || metaKey || !(target instanceof Element) || target.matches(FIELDS)) return;
			if (document.querySelector('dialog[open]') || !(target === document.body || desk.current?.closest('main')?.contains(target))) return;
			if (act(key)) event.preventDefault();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [desk]);
}
