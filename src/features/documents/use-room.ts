import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './zoom.ts';

/** The room inside of an element, followed while it changes; null until it is known. */
export function useRoom(element: RefObject<HTMLElement | null>, margin: number): Size | null {
	const [room, setRoom] = useState<Size | null>(null);
	// The size of an element is the browser's own state.
	useLayoutEffect(() => {
		const target = element.current;
		if (!target) return;
		const measure = (): void => {
			const { clientWidth, clientHeight } = target;
			// A hidden page has no size, and keeps the one it had.
			if (clientWidth > 0) setRoom((before) => sameOr(before, { width: clientWidth - margin, height: clientHeight - margin }));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(target);
		return () => observer.disconnect();
	}, [element, margin]);
	return room;
}

const sameOr = (before: Size | null, now: Size): Size => (before?.width === now.width && before.height === now.height ? before : now);
