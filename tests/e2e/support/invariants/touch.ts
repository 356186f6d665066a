import { containersOf, cutOf, visiblePart } from './clipping.ts';
import { describeElement } from './describe-element.ts';
import type { FindFaults } from './fault.ts';
import { isControl, type Surface } from './surface.ts';

const MIN_TARGET_SIZE = 40;
const ROUNDING = 0.5;

interface Target {
	element: Element;
	box: DOMRect;
	isLow: boolean;
	/** What it scrolls in. */
	frame: Element | null;
}

/** A control is 40 px high, or no other one comes into a circle of 40 px around its middle (WCAG 2.5.8 with 40 px). */
export const isTooCloseForFingers: FindFaults = function* (surface) {
	const targets = targetsOf(surface);
	for (const target of targets) {
		if (!target.isLow || isInRunningText(target.element)) continue;
		const near = targets.find((other) => other !== target && isNear(target, other));
		if (near)
			yield { element: target.element, says: `is ${Math.round(target.box.height)} px high beside ${describeElement(near.element)}` };
	}
};

function targetsOf({ controls }: Surface): Target[] {
	return controls.flatMap((element): Target[] => {
		const box = targetBox(element);
		return box.width === 0 || box.height === 0 || cutOf(element, box, { scrolls: true }) === 'hidden'
			? []
			: [{ element, box, frame: scrollerOf(element), isLow: box.height < MIN_TARGET_SIZE - ROUNDING }];
	});
}

/** The next box above that hides what is scrolled out of it. */
const scrollerOf = (element: Element): Element | null =>
	[...containersOf(element)].find((each) => each !== document.body && getComputedStyle(each).overflowY !== 'visible') ?? null;

/** The area that takes the press: with the label of a box to tick, and with what a link covers by a pseudo-element. */
function targetBox(element: Element): DOMRect {
	const own = element.getBoundingClientRect();
	if (element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)) {
		return [...(element.labels ?? [])].map((label) => label.getBoundingClientRect()).reduce(around, own);
	}
	const pseudo = ['::before', '::after'].map((name) => getComputedStyle(element, name)).find(coversContainer);
	const container = pseudo && containerOf(element);
	return container ? container.getBoundingClientRect() : pseudo ? grown(own, pseudo) : own;
}

const coversContainer = ({ content, position, inset, pointerEvents }: CSSStyleDeclaration): boolean =>
	content !== 'none' && content !== 'normal' && position === 'absolute' && pointerEvents !== 'none' && !inset.includes('auto');

/** Null if the pseudo-element lies in the control itself. */
const containerOf = (element: Element): Element | null =>
	getComputedStyle(element).position === 'static' && element instanceof HTMLElement ? element.offsetParent : null;

function grown({ left, top, width, height }: DOMRect, pseudo: CSSStyleDeclaration): DOMRect {
	const [above, right, below, before] = [pseudo.top, pseudo.right, pseudo.bottom, pseudo.left].map((side) =>
		Math.min(0, Number.parseFloat(side)),
	);
	return new DOMRect(left + (before ?? 0), top + (above ?? 0), width - (before ?? 0) - (right ?? 0), height - (above ?? 0) - (below ?? 0));
}

function around(a: DOMRect, b: DOMRect): DOMRect {
	const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
	return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
}

function isNear(target: Target, other: Target): boolean {
	if (target.element.contains(other.element) || other.element.contains(target.element)) return false;
	const x = target.box.left + target.box.width / 2;
	const y = target.box.top + target.box.height / 2;
	// What is scrolled out of its frame is not beside what lies around the frame.
	const place = target.frame === other.frame ? other.box : visiblePart(other.element, other.box);
	if (!place || (target.frame !== other.frame && !visiblePart(target.element, target.box))) return false;
	const { left, right, top, bottom } = place;
	const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
	if (toBox < MIN_TARGET_SIZE / 2 - ROUNDING) return true;
	return other.isLow && Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < MIN_TARGET_SIZE - ROUNDING;
}

/** Links and buttons in a line of text are as high as the line. */
function isInRunningText(element: Element): boolean {
	if (!getComputedStyle(element).display.startsWith('inline')) return false;
	let block = element.parentElement;
	while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
	if (!block || /flex|grid/.test(getComputedStyle(block).display)) return false;
	return [...block.childNodes].some(
		(node) => !node.contains(element) && isInLine(node) && /[\p{L}\p{N}]/u.test(node.textContent ?? '') && !isPressed(node),
	);
}

const isInLine = (node: Node): boolean => !(node instanceof Element) || getComputedStyle(node).display.startsWith('inline');

const isPressed = (node: Node): boolean => node instanceof Element && (isControl(node) || node.querySelector('a, button') !== null);

const MIN_FONT = 16;
const TYPED =
	'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="color"])';

/** Phones zoom into a field with smaller text. */
export const hasSmallText: FindFaults = function* ({ controls }) {
	for (const element of controls) {
		if (!element.matches(TYPED)) continue;
		const size = Number.parseFloat(getComputedStyle(element).fontSize);
		if (size < MIN_FONT) yield { element, says: `has text of ${size} px` };
	}
};
