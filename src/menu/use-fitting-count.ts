import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FittingCount {
	bar: RefObject<HTMLElement | null>;
	/** A hidden row with every item and, last, the overflow item. */
	ruler: RefObject<HTMLDivElement | null>;
	count: number;
}

/** Returns how many items fit into the bar; measures again when its width, the items or the text size change. */
export function useFittingCount(total: number): FittingCount {
	const bar = useRef<HTMLElement>(null);
	const ruler = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(total);

	// Measures before paint.
	useLayoutEffect(() => {
		const outer = bar.current;
		const inner = ruler.current;
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

interface FitInput {
	widths: readonly number[];
	gap: number;
	available: number;
	/** Width of the overflow item. */
	more: number;
}

/** Returns how many items fit in a row, leaving room for the overflow item if some do not. */
export function fitItems({ widths, gap, available, more }: FitInput): number {
	const whole = widths.reduce((end, width) => end + gap + width, -gap);
	if (whole <= available) return widths.length;
	let end = 0;
	const tooMany = widths.findIndex((width) => {
		end += width + gap;
		return end + more > available;
	});
	return tooMany < 0 ? widths.length : tooMany;
}
