/** Signs that the user scrolls by themselves. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Once there, how long what still comes above, and the browser's own answer to it, may not push the window away. */
const HOLD_MS = 1500;

/** Scroll position of the last event. Reading it from the window would force a layout before the paint. */
let known = 0;

/**
 * Scrolls the window to a position, again and again while the content is still growing towards it, and from then on tells every position.
 * Returns how to end that.
 */
export function restoreScroll(position: number, onScroll: (position: number) => void): () => void {
	const growth = position === known ? null : growTo(position);
	const tell = (): void => {
		known = window.scrollY;
		if (!growth?.going()) onScroll(known);
	};
	window.addEventListener('scroll', tell, { passive: true });
	return () => {
		growth?.end();
		window.removeEventListener('scroll', tell);
	};
}

function growTo(position: number): { going(): boolean; end(): void } {
	const reached = (): boolean => {
		window.scrollTo(0, position);
		known = window.scrollY;
		return known >= Math.floor(position);
	};
	let going = true;
	let holding: ReturnType<typeof setTimeout> | undefined;
	const end = (): void => {
		going = false;
		clearTimeout(holding);
		observer.disconnect();
		for (const type of OWN_SCROLLING) window.removeEventListener(type, end, true);
		window.removeEventListener('focusin', onFocus);
	};
	// A page that gives the focus to something brings that in sight; the page as a whole gets it without scrolling.
	const onFocus = ({ target }: FocusEvent): void => {
		if (target instanceof Element && !target.matches('main')) end();
	};
	// It calls for the first time with the next frame, after layout and before paint. To scroll at once would lay out the page twice.
	const observer = new ResizeObserver(() => {
		if (reached()) holding ??= setTimeout(end, HOLD_MS);
	});
	observer.observe(document.body);
	for (const type of OWN_SCROLLING) window.addEventListener(type, end, { capture: true, passive: true });
	window.addEventListener('focusin', onFocus);
	return { going: () => going, end };
}
