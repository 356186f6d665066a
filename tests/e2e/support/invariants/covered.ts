import { cutOf, type Edges, visiblePart } from './clipping.ts';
import { describeElement } from './describe-element.ts';
import type { Fault, FindFaults } from './fault.ts';
import { linesOf, type Surface, type TextRun } from './surface.ts';

/** Every control can be scrolled into view and hit in its middle. */
export const cannotBeHit: FindFaults = ({ controls }) => restoringScroll(() => controls.flatMap(faultOfControl));

function faultOfControl(control: Element): Fault[] {
	const box = lineOf(control);
	if (!box || cutOf(control, box, { scrolls: true }) === 'hidden') return [];
	const hit = hitAt(control, box);
	if (!hit) return [{ element: control, says: 'cannot be scrolled into view' }];
	if (control.contains(hit) || belongsTo(hit, control) || isInert(control)) return [];
	return [{ element: control, says: `lies under ${describeElement(hit)}` }];
}

const isInert = (control: Element): boolean => getComputedStyle(control).pointerEvents === 'none';

/** A press on the label, or on the box around a field, goes to the field. */
function belongsTo(hit: Element, control: Element): boolean {
	const label = hit.closest('label');
	return label !== null && (label.control === control || label.contains(control));
}

/** No text lies under something opaque that does not belong to it. */
export const isTextCovered: FindFaults = ({ texts }) =>
	restoringScroll(() => {
		const checked = new Set<Element>();
		return texts.flatMap(({ element }): Fault[] => {
			if (checked.has(element) || element.closest('svg')) return [];
			checked.add(element);
			const box = lineOf(element);
			if (!box || isInert(element) || cutOf(element, box, { scrolls: true }) === 'hidden') return [];
			const hit = hitAt(element, box);
			const cover =
				hit && !hit.contains(element) && !element.contains(hit) ? coverOf(hit, element, middleOf(lineOf(element) ?? box)) : null;
			return cover ? [{ element, says: `lies under ${describeElement(cover)}` }] : [];
		});
	});

const PICTURES = new Set(['IMG', 'VIDEO', 'CANVAS', 'IFRAME']);

interface Point {
	x: number;
	y: number;
}

/** The first opaque element at a point, from the one that was hit up to what it has in common with the text. */
function coverOf(hit: Element, element: Element, { x, y }: Point): Element | null {
	for (let each: Element | null = hit; each && !each.contains(element); each = each.parentElement) {
		// A pseudo-element may be hit far outside of the box of its element.
		const { left, right, top, bottom } = each.getBoundingClientRect();
		if (left <= x && x <= right && top <= y && y <= bottom && isOpaque(each)) return each;
	}
	return null;
}

function isOpaque(element: Element): boolean {
	const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
	if (Number(opacity) < 0.5) return false;
	return PICTURES.has(element.tagName) || backgroundImage !== 'none' || alphaOf(backgroundColor) > 0.5;
}

const alphaOf = (colour: string): number =>
	Number(/[,/]\s*([\d.]+)\)$/.exec(colour.startsWith('rgb(') ? '' : colour)?.[1] ?? (colour.startsWith('rgba') ? 0 : 1));

/** The first line of an element; the middle of several lines may lie beside all of them. */
const lineOf = (element: Element): DOMRect | undefined =>
	[...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);

function hitAt(element: Element, box: DOMRect): Element | null {
	const isInView = isShownAt(box) && !hasScroller(element);
	if (!isInView) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
	const { x, y } = middleOf(isInView ? box : (lineOf(element) ?? box));
	return document.elementFromPoint(x, y);
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

const isShownAt = ({ left, right, top, bottom }: DOMRect): boolean =>
	left >= 0 && right <= innerWidth && top >= innerHeight / 4 && bottom <= (innerHeight * 3) / 4;

function hasScroller(element: Element): boolean {
	for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
		if (isScrollable(above)) return true;
	}
	return false;
}

const isScrollable = (element: Element): boolean =>
	(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
	/auto|scroll|hidden/.test(getComputedStyle(element).overflow);

function restoringScroll<T>(work: () => T): T {
	const scrolled = [...document.querySelectorAll('*')]
		.filter(isScrollable)
		.map((element) => [element, element.scrollLeft, element.scrollTop] as const);
	const { scrollX: left, scrollY: top } = window;
	try {
		return work();
	} finally {
		for (const [element, x, y] of scrolled) element.scrollTo({ left: x, top: y, behavior: 'instant' });
		window.scrollTo({ left, top, behavior: 'instant' });
	}
}

/** Share of the smaller line that must lie on another one. */
const OVERLAP = 0.2;

/** No text lies on another text, unless an opaque box between them hides one. */
export function* liesOnText({ texts }: Surface): Generator<Fault> {
	const sorted = texts.filter(({ element }) => !element.closest('svg, .katex, .cm-editor')).sort((a, b) => a.box.top - b.box.top);
	for (const [index, run] of sorted.entries()) {
		for (let next = index + 1; next < sorted.length; next += 1) {
			const other = sorted[next];
			if (!other || other.box.top >= run.box.bottom) break;
			if (overlap(run.box, other.box) && !isNested(run.element, other.element) && sharePlace(run, other)) {
				yield { element: other.element, says: `lies on the text of ${describeElement(run.element)}` };
			}
		}
	}
}

function sharePlace(run: TextRun, other: TextRun): boolean {
	if (!haveOverlap(run, other)) return false;
	// Outside of the window nothing is hit; and what sticks to a frame leaves its place.
	return restoringScroll(() => {
		other.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
		return haveOverlap(run, other, isHiddenBetween);
	});
}

type IsHidden = (run: TextRun, line: Edges, other: TextRun, each: Edges) => boolean;

const haveOverlap = (run: TextRun, other: TextRun, isHidden: IsHidden = () => false): boolean =>
	visibleLines(run).some((line) => visibleLines(other).some((each) => overlap(line, each) && !isHidden(run, line, other, each)));

/** A bar that sticks to its place hides what scrolls below it. */
function isHiddenBetween(run: TextRun, line: Edges, other: TextRun, each: Edges): boolean {
	const x = (Math.max(line.left, each.left) + Math.min(line.right, each.right)) / 2;
	const y = (Math.max(line.top, each.top) + Math.min(line.bottom, each.bottom)) / 2;
	const hit = document.elementFromPoint(x, y);
	return hit !== null && [run, other].some(({ element }) => !hit.contains(element) && coverOf(hit, element, { x, y }) !== null);
}

const isNested = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

const visibleLines = (run: TextRun): Edges[] => linesOf(run).flatMap((line) => visiblePart(run.element, line) ?? []);

function overlap(a: Edges, b: Edges): boolean {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 2 && height > 4 && width * height >= OVERLAP * Math.min(areaOf(a), areaOf(b));
}

const areaOf = ({ left, right, top, bottom }: Edges): number => (right - left) * (bottom - top);
