import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Extents } from '#src/lib/extents.ts';

export interface ShowNodeOptions {
	list: RefObject<HTMLElement | null>;
	extents: Extents;
	places: ReadonlyMap<string, number>;
	/** Key of the node to keep in view. */
	place: string | null;
	/** Key of the node that the page was opened for. */
	focusKey: string | null;
	/** Renders a node that is outside the window. */
	draw: (key: string) => void;
}

/** The focus must not leave an element that the user is typing in. */
const WRITING = 'input, textarea, select, [contenteditable]';

/** Scrolls `place` into view within the tree, focuses `focusKey`, and returns a function that focuses any visible node. */
export function useShowNode({ list, extents, places, place, focusKey, draw }: ShowNodeOptions): (key: string) => void {
	const pendingFocus = useRef<string | null>(null);
	const lastShown = useRef<string | null>(null);
	const lastFocusKey = useRef<string | null>(null);
	const find = (key: string) => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
	const focus = (key: string): void => {
		const element = find(key);
		if (element) element.focus();
		else {
			pendingFocus.current = key;
			draw(key);
		}
	};

	useLayoutEffect(() => {
		if (pendingFocus.current === null) return;
		find(pendingFocus.current)?.focus();
		pendingFocus.current = null;
	});
	useLayoutEffect(() => {
		const index = place === null ? undefined : places.get(place);
		if (index === undefined || place === lastShown.current || !list.current) return;
		lastShown.current = place;
		const { scrollTop, clientHeight } = list.current;
		const start = extents.startOf(index);
		const end = extents.startOf(index + 1);
		if (start < scrollTop || end > scrollTop + clientHeight) list.current.scrollTop = start - clientHeight / 3;
	});
	// Runs after the shell has moved the focus to the page.
	useEffect(() => {
		if (focusKey === lastFocusKey.current || (focusKey !== null && !places.has(focusKey))) return;
		lastFocusKey.current = focusKey;
		if (focusKey !== null && !document.activeElement?.matches(WRITING)) focus(focusKey);
	});

	return focus;
}
