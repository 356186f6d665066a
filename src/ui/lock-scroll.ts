let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling, without moving it: the room of its scroll bar stays. Returns how to let go; the page
 * scrolls again once everybody has.
 */
export function lockScroll(): () => void {
	const { style, clientWidth } = document.documentElement;
	if (locks === 0) {
		style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
		style.overflow = 'hidden';
	}
	locks += 1;
	return () => {
		locks -= 1;
		if (locks > 0) return;
		style.overflow = '';
		style.scrollbarGutter = '';
	};
}
