const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Time for which a reached position is held while content above it still grows and scroll anchoring responds. */
const HOLD_MS = 1500;

/** Scrolls to a position, repeatedly while the content grows, then reports every scroll position. Returns a function that stops it. */
type RestoreScroll = (position: number, onScroll: (position: number) => void) => () => void;

export function createRestoreScroll(): RestoreScroll {
	/** Scroll position at the last event, cached: reading it from the window would force a layout before paint. */
	let lastPosition = 0;
	const scrollTo = (position: number): number => {
		window.scrollTo(0, position);
		lastPosition = window.scrollY;
		return lastPosition;
	};
	return (position, onScroll) => {
		const growth = position === lastPosition ? null : growTo(position, scrollTo);
		const reportPosition = (): void => {
			lastPosition = window.scrollY;
			if (!growth?.going()) onScroll(lastPosition);
		};
		window.addEventListener('scroll', reportPosition, { passive: true });
		return () => {
			growth?.end();
			window.removeEventListener('scroll', reportPosition);
		};
	};
}

function growTo(position: number, scrollTo: (position: number) => number): { going(): boolean; end(): void } {
	const reached = (): boolean => scrollTo(position) >= Math.floor(position);
	let going = true;
	let holding: ReturnType<typeof setTimeout> | undefined;
	const end = (): void => {
		going = false;
		clearTimeout(holding);
		observer.disconnect();
		for (const type of OWN_SCROLLING) window.removeEventListener(type, end, true);
		window.removeEventListener('focusin', onFocus);
	};
	// Focusing an element scrolls it into view, so restoring ends. `main` gets focus without scrolling.
	const onFocus = ({ target }: FocusEvent): void => {
		if (target instanceof Element && !target.matches('main')) end();
	};
	// First fires in the next frame, after layout and before paint. Scrolling at once would force a second layout.
	const observer = new ResizeObserver(() => {
		if (reached()) holding ??= setTimeout(end, HOLD_MS);
	});
	observer.observe(document.body);
	for (const type of OWN_SCROLLING) window.addEventListener(type, end, { capture: true, passive: true });
	window.addEventListener('focusin', onFocus);
	return { going: () => going, end };
}
