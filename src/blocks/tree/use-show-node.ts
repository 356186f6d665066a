import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Extents } from '#src/lib/extents.ts';

export interface ShowNodeOptions {
	list: RefObject<HTMLElement | null>;
	extents: Extents;
	/** Index of each visible node. */
	places: ReadonlyMap<string, number>;
	chosen: string | null;
	/** Brings a node into the document. */
	draw: (key: string) => void;
}

/** Brings the chosen node in sight, inside the tree alone, and returns what gives the focus to any visible node. */
export function useShowNode({ list, extents, places, chosen, draw }: ShowNodeOptions): (key: string) => void {
	const awaited = useRef<string | null>(null);
	const lastShown = useRef<string | null>(null);
	const find = (key: string) => list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

	// Focus is the browser's; it goes to what has just come into the document.
	useLayoutEffect(() => {
		if (awaited.current === null) return;
		find(awaited.current)?.focus();
		awaited.current = null;
	});
	// Where an element is scrolled to is the browser's.
	useLayoutEffect(() => {
		const index = chosen === null ? undefined : places.get(chosen);
		if (index === undefined || chosen === lastShown.current || !list.current) return;
		lastShown.current = chosen;
		const { scrollTop, clientHeight } = list.current;
		const [start, end] = [extents.startOf(index), extents.startOf(index + 1)];
		if (start < scrollTop || end > scrollTop + clientHeight) list.current.scrollTop = start - clientHeight / 3;
	});

	return (key) => {
		const element = find(key);
		if (element) element.focus();
		else {
			awaited.current = key;
			draw(key);
		}
	};
}
