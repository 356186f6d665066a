import type { FindFaults } from './fault.ts';

/** What a reader of paper cannot use. Fields of a form are its content. */
const USELESS = [
	'button',
	'input[type="search"]',
	'input[type="range"]',
	'[role="search"]',
	'[role="searchbox"]',
	'[role="button"]',
	'[role="tab"]',
	'[role="switch"]',
	'[role="slider"]',
].join(',');

/** Paper has no control and nothing that sticks to a window. Links stay as text. */
export const isOfNoUseOnPaper: FindFaults = function* ({ elements }) {
	for (const element of elements) {
		const { width, height } = element.getBoundingClientRect();
		if (width < 2 || height < 2) continue;
		if (element.matches(USELESS)) yield { element, says: 'is printed' };
		else if (/sticky|fixed/.test(getComputedStyle(element).position)) yield { element, says: 'sticks to the page' };
	}
};
