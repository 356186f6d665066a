import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitItems } from './fit-items.ts';

interface FittingCount {
	bar: RefObject<HTMLElement | null>;
	/** A row with every item, and last the one that holds the rest, which nobody sees. */
	ruler: RefObject<HTMLDivElement | null>;
	count: number;
}

/** How many of the items fit into the bar, now and whenever its width, the items or the size of the text change. */
export function useFittingCount(total: number): FittingCount {
	const bar = useRef<HTMLElement>(null);
	const ruler = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(total);

	// Widths are known to the browser alone; it is asked before it paints.
	useLayoutEffect(() => {
		const [outer, inner] = [bar.current, ruler.current];
		if (!outer || !inner) return;
		const measure = (): void => setCount(countFitting(outer, inner));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(outer);
		observer.observe(inner);
		return () => observer.disconnect();
	}, []);

	return { bar, ruler, count: Math.min(count, total) };
}

function countFitting(bar: HTMLElement, ruler: HTMLElement): number {
	const widths = [...ruler.children].map((each) => each.getBoundingClientRect().width);
	const more = widths.pop() ?? 0;
	return fitItems({ widths, more, gap: Number.parseFloat(getComputedStyle(ruler).columnGap) || 0, available: bar.clientWidth });
}
