import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FocusOptions {
	tree: RefObject<HTMLElement | null>;
	places: ReadonlyMap<string, number>;
	lineHeight: number;
	/** Key of the tab stop. */
	stop: string;
	/** Whether the tab stop is the focused node; not while the groups around that are being opened. */
	isShown: boolean;
	/** Grows whenever undo or redo is to move the focus. */
	returned: number;
}

export interface TreeFocus {
	/** Focuses the tab stop after the next render, since a moved line loses the focus. */
	afterRender: () => void;
	/**
	 * Does so in a task of its own. Until then the tree has the focus: React would give it back to a moved line at once, which lays out the
	 * page in the task of the render.
	 */
	inOwnTask: () => void;
}

/** Keeps the tab stop in sight, and focuses it. */
export function useTreeFocus({ tree, places, lineHeight, stop, isShown, returned }: FocusOptions): TreeFocus {
	const [requested, setRequested] = useState(0);
	const handled = useRef(0);
	const handledReturns = useRef(returned);
	const shown = useRef('');
	const waits = useRef(false);
	const index = places.get(stop) ?? 0;
	useLayoutEffect(() => {
		const settle = (): void => {
			waits.current = false;
			const element = tree.current;
			if (!element) return;
			const place = `${stop} ${index}`;
			if (place !== shown.current) scrollToLine(element, index, lineHeight);
			shown.current = place;
			if (!isShown || (requested === handled.current && returned === handledReturns.current)) return;
			handled.current = requested;
			handledReturns.current = returned;
			element.querySelector<HTMLElement>(`[data-key="${CSS.escape(stop)}"]`)?.focus({ preventScroll: true });
		};
		if (!waits.current) return settle();
		const timer = setTimeout(settle);
		return () => clearTimeout(timer);
	});
	const afterRender = (): void => setRequested((count) => count + 1);
	return {
		afterRender,
		inOwnTask() {
			waits.current = true;
			tree.current?.focus({ preventScroll: true });
			afterRender();
		},
	};
}

function scrollToLine(element: HTMLElement, index: number, lineHeight: number): void {
	const start = index * lineHeight;
	const end = (index + 1) * lineHeight;
	if (start < element.scrollTop) element.scrollTop = start;
	else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight;
}
