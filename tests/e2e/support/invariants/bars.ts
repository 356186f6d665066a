import type { FindFaults } from './fault.ts';

const MAX_AT_TOP = 90;
const MAX_SCROLLED = 20;

/** Header and tabs take at most 90 px of a low window, and 20 px once the page is scrolled. */
export const leavesTooLittle: FindFaults = function* ({ isDialog }) {
	const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility());
	if (isDialog || !main) return;
	const { top } = main.getBoundingClientRect();
	if (top + scrollY > MAX_AT_TOP) yield { element: main, says: `begins at ${Math.round(top + scrollY)} px` };
	const before = scrollY;
	window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
	const bar = barAtTop(main);
	window.scrollTo({ top: before, behavior: 'instant' });
	if (bar) yield { element: bar, says: `keeps ${Math.round(bar.getBoundingClientRect().bottom)} px of a scrolled page` };
};

/** What lies over the page below the pixels that bars may take. */
function barAtTop(main: Element): Element | null {
	if (scrollY < MAX_AT_TOP) return null;
	const hit = document.elementFromPoint(innerWidth / 2, MAX_SCROLLED + 1);
	for (let each = hit; each && !each.contains(main); each = each.parentElement) {
		if (main.contains(each)) return null;
		if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
	}
	return null;
}
