/** Scrolls `row` sideways until `part` is visible, with `room` px to spare. `scrollIntoView` would also scroll the window. */
export function bringIntoView(row: HTMLElement, part: HTMLElement, room = 0): void {
	const frame = row.getBoundingClientRect();
	const own = part.getBoundingClientRect();
	if (own.left - room < frame.left) row.scrollLeft += own.left - room - frame.left;
	else if (own.right + room > frame.right) row.scrollLeft += own.right + room - frame.right;
}
