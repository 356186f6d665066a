import { nameOf } from './describe-element.ts';
import type { Fault, FindFaults } from './fault.ts';
import type { Surface } from './surface.ts';

const ODD = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object/;
const CODE = 'pre, code, kbd, samp, .cm-editor, textarea, .katex';
const SPOKEN = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt', 'data-tooltip'];

/** Nothing shows a value that only programs know. */
export function* showsProgramValue({ texts, elements }: Surface): Generator<Fault> {
	for (const { element, node } of texts) {
		const odd = ODD.exec(node.data);
		if (odd && !element.closest(CODE)) yield { element, says: `shows ${odd[0]}` };
	}
	for (const element of elements) {
		for (const name of SPOKEN) {
			const odd = ODD.exec(element.getAttribute(name) ?? '');
			if (odd) yield { element, says: `has ${odd[0]} in ${name}` };
		}
	}
}

const EMPTY = 'h1, h2, h3, h4, h5, h6, [role="heading"], th, [role="columnheader"], [role="rowheader"]';

/** No heading and no head of a table is empty, and every control has a name. */
export function* isNameless({ elements, controls }: Surface): Generator<Fault> {
	const named = new Set<Element>([...elements.filter((element) => element.matches(EMPTY)), ...controls]);
	for (const element of named) {
		if (!nameOf(element) && !element.closest('[aria-hidden="true"]')) yield { element, says: 'is empty or has no name' };
	}
}

/** The page in view has one heading of the first level. */
export function* hasOtherThanOneTitle({ root, elements, isDialog }: Surface): Generator<Fault> {
	if (isDialog) return;
	const titles = elements.filter((element) => element.matches('main h1'));
	if (titles.length !== 1) yield { element: root, says: `has ${titles.length} headings of the first level` };
}

/** Nothing on the page reports an error. */
export function* reportsError({ elements }: Surface): Generator<Fault> {
	for (const element of elements) {
		const text = element.matches('[role="alert"]') ? element.textContent?.trim() : '';
		if (text) yield { element, says: `complains: ${text.slice(0, 40)}` };
	}
}

const OVER_NOTHING = /(?<![\d.])0 ?\/ ?0(?![\d.])/;
const NO_SHARE = /(?<![\d.])0 ?%/;

/** A figure over nothing is a dash: a new account has no share of anything, and nothing is 0 out of 0. */
export const countsNothing: FindFaults = function* ({ elements }, { account }) {
	const faulty = (text: string): string | undefined =>
		OVER_NOTHING.exec(text)?.[0] ?? (account === NEW_ACCOUNT ? NO_SHARE.exec(text)?.[0] : undefined);
	for (const element of elements) {
		const text = faulty(element.textContent ?? '');
		if (!text || [...element.children].some((child) => faulty(child.textContent ?? '')) || element.closest(CODE)) continue;
		yield { element, says: `says ${text}` };
	}
};

const NEW_ACCOUNT = 'newbie';
