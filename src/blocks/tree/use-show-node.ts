import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Extents } from '#src/lib/extents.ts';

export interface ShowNodeOptions {
	list: RefObject<HTMLElement | null>;
	extents: Extents;
	/** Index of each visible node. */
	places: ReadonlyMap<string, number>;
	/** The node that is to be in sight. */
	place: string | null;
	/** The node that the page was opened for. */
	sought: string | null;
	/** Brings a node into the document. */
	draw: (key: string) => void;
}

/** Where somebody writes, the focus is not taken away. */
const WRITING = 'input, textarea, select, [contenteditable]';

/**
 * Brings the place in sight, inside the tree alone, gives the focus to the sought node, and returns what gives it to any visible node.
 */
export function useShowNode({ list, extents, places, place, sought, draw }: ShowNodeOptions): (key: string) => void {
	const awaited = useRef<string | null>(null);
	const lastShown = useRef<string | null>(null);
	const lastSought = useRef<string | null>(null);
	const find = (key: string) => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
	const focus = (key: string): void => {
		const element = find(key);
		if (element) element.focus();
		else {
			awaited.current = key;
			draw(key);
		}
	};

	// Focus is the browser's; it goes to what has just come into the document.
	useLayoutEffect(() => {
		if (awaited.current === null) return;
		find(awaited.current)?.focus();
		awaited.current = null;
	});
	// Where an element is scrolled to is the browser's.
	useLayoutEffect(() => {
		const index = place === null ? undefined : places.get(place);
		if (index === undefined || place === lastShown.current || !list.current) return;
		lastShown.current = place;
		const { scrollTop, clientHeight } = list.current;
		const [start, end] = [extents.startOf(index), extents.startOf(index + 1)];
		if (start < scrollTop || end > scrollTop + clientHeight) list.current.scrollTop = start - clientHeight / 3;
	});
	// After all that the shell does to show a page.
	useEffect(() => {
		if (sought === lastSought.current || (sought !== null && !places.has(sought))) return;
		lastSought.current = sought;
		if (sought !== null && !document.activeElement?.matches(WRITING)) focus(sought);
	});

	return focus;
}
