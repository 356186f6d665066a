/** Scrolls `box` up or down until `part` is visible. `scrollIntoView` would also scroll the dialog around it. */
export function scrollWithin(box: HTMLElement, part: HTMLElement): void {
	const frame = box.getBoundingClientRect();
	const own = part.getBoundingClientRect();
	if (own.top < frame.top) box.scrollTop -= frame.top - own.top;
	else if (own.bottom > frame.bottom) box.scrollTop += own.bottom - frame.bottom;
}
