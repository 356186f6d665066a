import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a table is wider than its place, so that its last columns and its buttons would be out of sight. Once it is drawn otherwise, the
 * width that it needed says when there is room for it again.
 */
export function useOverflow(place: RefObject<HTMLElement | null>): boolean {
	const [needed, setNeeded] = useState<number | null>(null);
	const drawing = {};
	const measured = useRef<object>(null);

	// Sizes are the browser's: known once it has laid out what was drawn. A page that is shown again as it was left has nothing to be asked
	// before its paint; the observer tells if its place has another width.
	useLayoutEffect(() => {
		if (measured.current === drawing) return;
		measured.current = drawing;
		if (place.current) setNeeded(widthNeeded(place.current, needed));
	});
	const remeasure = useEffectEvent((element: HTMLElement) => setNeeded(widthNeeded(element, needed)));
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new ResizeObserver(() => remeasure(element));
		observer.observe(element);
		return () => observer.disconnect();
	}, [place]);

	return needed !== null;
}

/** Width that the table needs; null when it fits. What is hidden has no width, and says nothing. */
function widthNeeded({ clientWidth, scrollWidth }: HTMLElement, before: number | null): number | null {
	if (clientWidth === 0 || (before !== null && clientWidth < before)) return before;
	if (before !== null) return null;
	return scrollWidth > clientWidth + 1 ? scrollWidth : null;
}
