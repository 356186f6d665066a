/** Signs that the user scrolls by themselves. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a position, again and again while the content is still growing towards it, and from then on tells every position.
 * Returns how to end that.
 */
export function restoreScroll(position: number, onScroll: (position: number) => void): () => void {
	window.scrollTo(0, position);
	let restoring = window.scrollY < Math.floor(position);
	const settle = (): void => {
		restoring = false;
		growth.disconnect();
		for (const type of OWN_SCROLLING) window.removeEventListener(type, settle, true);
	};
	const growth = new ResizeObserver(() => {
		window.scrollTo(0, position);
		if (window.scrollY >= Math.floor(position)) settle();
	});
	if (restoring) {
		growth.observe(document.body);
		for (const type of OWN_SCROLLING) window.addEventListener(type, settle, { capture: true, passive: true });
	}
	const tell = (): void => {
		if (!restoring) onScroll(window.scrollY);
	};
	window.addEventListener('scroll', tell, { passive: true });
	return () => {
		settle();
		window.removeEventListener('scroll', tell);
	};
}
