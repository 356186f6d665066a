import type { Fault } from './fault.ts';
import type { Surface } from './surface.ts';

/** The page does not scroll sideways. */
export function* scrollsSideways({ root }: Surface): Generator<Fault> {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth)
		yield { element: document.documentElement, says: `is ${scrollWidth} px wide in a window of ${clientWidth} px` };
	if (root !== document.body && root.scrollWidth > root.clientWidth + 1) {
		yield { element: root, says: `is ${root.scrollWidth} px wide inside of ${root.clientWidth} px` };
	}
}

/** Boxes that are made to be scrolled sideways. */
const DELIBERATE = 'pre, table, [role="tablist"], [role="grid"], [role="tree"], [role="math"], svg, .katex, .cm-editor, textarea, input';

/** A box that scrolls down does not scroll sideways as well, unless it can be focused and scrolled by keys, or holds a table or code. A strip scrolls sideways alone. */
export function* scrollsBothWays({ elements, root }: Surface): Generator<Fault> {
	for (const element of elements) {
		if (element === root || element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
		const { overflowX, overflowY, display } = getComputedStyle(element);
		if (element.scrollHeight <= element.clientHeight + 1) continue;
		if (display === 'inline' || !/auto|scroll/.test(overflowX) || !/auto|scroll/.test(overflowY)) continue;
		if (element.matches(`${DELIBERATE}, [tabindex="0"]`) || element.closest(DELIBERATE) || element.querySelector(DELIBERATE)) continue;
		yield { element, says: `scrolls sideways: ${element.scrollWidth} px in ${element.clientWidth} px` };
	}
}
