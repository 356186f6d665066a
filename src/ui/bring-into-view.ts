/**
 * Scrolls a row sideways until a part of it is in sight, with some room for what stands beside it. Not `scrollIntoView`, which moves the
 * window, too.
 */
export function bringIntoView(row: HTMLElement, part: HTMLElement, room = 0): void {
	const [frame, own] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
	if (own.left - room < frame.left) row.scrollLeft += own.left - room - frame.left;
	else if (own.right + room > frame.right) row.scrollLeft += own.right + room - frame.right;
}
