import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './zoom.ts';

/** Inner size of an element minus `margin`, updated on resize; null before it is measured. */
export function useRoom(element: RefObject<HTMLElement | null>, margin: number): Size | null {
	const [room, setRoom] = useState<Size | null>(null);
	useLayoutEffect(() => {
		const target = element.current;
		if (!target) return;
		const measure = (): void => {
			const { clientWidth, clientHeight } = target;
			// A hidden page measures 0 and keeps its last size.
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
