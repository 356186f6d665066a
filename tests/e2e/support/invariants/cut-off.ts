import { type Cut, cutOf } from './clipping.ts';
import { describeElement } from './describe-element.ts';
import type { FindFaults } from './fault.ts';
import { onScreen } from './screen-state.ts';

/** No control and no text is cut off by the window or by an ancestor that hides its overflow. */
export const isCutOff: FindFaults = function* ({ controls, texts }, state) {
	const scrolls = onScreen(state);
	for (const element of controls) {
		const box = element.getBoundingClientRect();
		const cut = box.width > 0 && box.height > 0 ? cutOf(element, box, { scrolls }) : null;
		if (isFault(cut)) yield { element, says: sayCut(cut) };
	}
	const reported = new Set<Element>();
	for (const { element, box } of texts) {
		if (reported.has(element)) continue;
		const cut = cutOf(element, box, { scrolls, content: true });
		if (!isFault(cut) || (scrolls && isEllipsis(cut) && isWholeElsewhere(element))) continue;
		reported.add(element);
		yield { element, says: sayCut(cut) };
	}
};

/** What hides the whole box shows nothing of it, so nothing looks cut: a folded panel, a picture of a carousel. */
const isFault = (cut: Cut | 'hidden' | null): cut is Cut => cut !== null && cut !== 'hidden';

const sayCut = ({ by, sideways, lost }: Cut): string =>
	`is cut off by ${by ? describeElement(by) : 'the window'}, ${Math.round(lost)} px ${sideways ? 'at a side' : 'above or below'}`;

function isEllipsis({ by, sideways }: Cut): boolean {
	if (!by) return false;
	const { textOverflow, webkitLineClamp } = getComputedStyle(by);
	return (sideways && textOverflow === 'ellipsis') || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
}

/** The whole text is in a tooltip, or its control has it as its name. */
const isWholeElsewhere = (element: Element): boolean =>
	element.closest('[data-tooltip], [title], a[aria-label], button[aria-label]') !== null;

/** The text of a control stays inside of its box. */
export const sticksOut: FindFaults = function* ({ texts }) {
	for (const { element, box } of texts) {
		const control = element.closest('button, a[href], [role="button"], [role="tab"]');
		if (!control || getComputedStyle(control).display === 'inline') continue;
		const frame = control.getBoundingClientRect();
		const out = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
		if (out > 4 && !isLifted(element, control) && cutOf(element, box, { scrolls: true, content: true }) === null)
			yield { element: control, says: `has text that sticks out by ${Math.round(out)} px` };
	}
};

/** A badge is placed over the edge of its control. */
function isLifted(element: Element, control: Element): boolean {
	for (let each: Element | null = element; each && each !== control; each = each.parentElement) {
		if (getComputedStyle(each).position === 'absolute') return true;
	}
	return false;
}
