/** Edges of a box, as far as it is visible. */
export interface Edges {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

export interface Cut {
	/** Null for the window. */
	by: Element | null;
	sideways: boolean;
	/** In pixels. */
	lost: number;
}

/** Positions are fractions of pixels. */
const SIDE_TOLERANCE = 1.5;
/** The box of a text is as high as its font, which is more than its ink. */
const HEIGHT_TOLERANCE = 5;

const HIDES = new Set(['hidden', 'clip']);
const SCROLLS = new Set(['auto', 'scroll']);

interface ClippingOptions {
	/** On paper nothing can be scrolled. */
	scrolls: boolean;
	/** The box is that of the content, which the element itself may cut off. */
	content?: boolean;
}

/** Finds what cuts a box off: an ancestor that hides its overflow, or the window. A box wholly inside hidden overflow is not shown at all. */
export function cutOf(element: Element, box: Edges, { scrolls, content = false }: ClippingOptions): Cut | 'hidden' | null {
	let { left, right, top, bottom } = box;
	let isFixed = isPinned(element);
	let cut: Cut | null = null;
	for (const ancestor of content ? [element, ...containersOf(element)] : containersOf(element)) {
		const style = getComputedStyle(ancestor);
		isFixed ||= isPinned(ancestor);
		if (ancestor === document.body || ancestor === document.documentElement || style.display === 'inline') continue;
		const hides = { x: HIDES.has(style.overflowX), y: HIDES.has(style.overflowY) };
		const rolls = { x: SCROLLS.has(style.overflowX), y: SCROLLS.has(style.overflowY) };
		if (!hides.x && !hides.y && !rolls.x && !rolls.y) continue;
		const frame = paddingBoxOf(ancestor);
		for (const axis of ['x', 'y'] as const) {
			const [from, to] = axis === 'x' ? [left, right] : [top, bottom];
			const [start, end] = axis === 'x' ? [frame.left, frame.right] : [frame.top, frame.bottom];
			const canScroll = scrolls && rolls[axis];
			if (!canScroll && (hides[axis] || rolls[axis])) {
				if (to <= start + 1 || from >= end - 1) return 'hidden';
				const lost = Math.max(start - from, to - end);
				if (lost > (axis === 'x' ? SIDE_TOLERANCE : HEIGHT_TOLERANCE)) cut ??= { by: ancestor, sideways: axis === 'x', lost };
			}
			if (!hides[axis] && !rolls[axis]) continue;
			// What scrolls can be brought into the frame.
			const clamped = canScroll && (to <= start || from >= end) ? [start, end] : [Math.max(from, start), Math.min(to, end)];
			if (axis === 'x') [left = left, right = right] = clamped;
			else [top = top, bottom = bottom] = clamped;
		}
	}
	return cut ?? cutByWindow({ left, right, top, bottom }, isFixed);
}

/** The part of a box of the content of an element that its ancestors let be seen as they are scrolled now. Null if there is none. */
export function visiblePart(element: Element, box: Edges): Edges | null {
	let { left, right, top, bottom } = box;
	for (const ancestor of [element, ...containersOf(element)]) {
		const { overflowX, display } = getComputedStyle(ancestor);
		if (ancestor === document.body || ancestor === document.documentElement || display === 'inline' || overflowX === 'visible') continue;
		const frame = paddingBoxOf(ancestor);
		[left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
		[top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
	}
	return left < right && top < bottom ? { left, right, top, bottom } : null;
}

const isPinned = (element: Element): boolean => getComputedStyle(element).position === 'fixed' || element.matches('dialog:modal');

function cutByWindow({ left, right, top, bottom }: Edges, isFixed: boolean): Cut | null {
	const { clientWidth, clientHeight } = document.documentElement;
	const aside = Math.max(-left - scrollX, right + scrollX - clientWidth);
	if (aside > SIDE_TOLERANCE) return { by: null, sideways: true, lost: aside };
	const below = isFixed ? Math.max(-top, bottom - clientHeight) : 0;
	return below > HEIGHT_TOLERANCE ? { by: null, sideways: false, lost: below } : null;
}

function paddingBoxOf(element: Element): Edges {
	const { left, top } = element.getBoundingClientRect();
	const inner = { left: left + element.clientLeft, top: top + element.clientTop };
	return { ...inner, right: inner.left + element.clientWidth, bottom: inner.top + element.clientHeight };
}

/** The ancestors that an element scrolls with and is clipped by; a positioned one skips those that do not contain it. */
export function* containersOf(element: Element): Generator<Element> {
	let position = getComputedStyle(element).position;
	for (let above = element.parentElement; above; above = above.parentElement) {
		if (position === 'fixed') return;
		const style = getComputedStyle(above);
		const contains = style.position !== 'static' || style.transform !== 'none' || style.containerType !== 'normal';
		if (position === 'absolute' && !contains) continue;
		yield above;
		position = style.position;
	}
}
