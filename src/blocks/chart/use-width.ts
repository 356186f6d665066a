import { useCallback, useState } from 'react';

/** The width of a box, followed as it changes; 0 until it is known. Hand the first to `ref` of the box. */
export function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
	const [width, setWidth] = useState(0);
	const watch = useCallback((element: HTMLElement | null) => {
		if (!element) return undefined;
		// Before the first paint, so that nothing jumps.
		setWidth(Math.floor(element.clientWidth));
		const observer = new ResizeObserver(([entry]) => {
			// A hidden page has no width, and needs no new picture.
			if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [watch, width];
}
