/** Moves the focus when a form disappears, as after it was sent. */

const PLACES = 'h1, h2, h3, [role="status"]';

/** Gives the focus to the nearest heading or status that is left; `around` are the elements that held the form, innermost first. */
export function handOverFocus(form: Element, around: readonly Element[]): void {
	if (form.isConnected || document.activeElement !== document.body) return;
	const places = around.filter((each) => each.isConnected).map((each) => each.querySelector<HTMLElement>(PLACES));
	const place = places.find((each) => each !== null);
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
}
