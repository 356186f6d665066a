import { TOOLTIP } from './tooltip-marks.ts';

export interface Tip {
	element: HTMLElement;
	text: string;
}

/** Tolerance for rounded fractional heights, which do not mean that a line is cut off. */
const ROUNDING = 4;

/** The tooltip of the element under the pointer, or around it. */
export function tipAround(target: Element): Tip | null {
	const element = target.closest<HTMLElement>(TOOLTIP);
	return element && tipOf(element);
}

/** The tooltip of a focused element: its own, or that of truncated text inside it, which cannot be focused. */
export function tipWithin(target: Element): Tip | null {
	const inside = (): Tip | null => {
		const element = target.querySelector<HTMLElement>('[data-tooltip=""]');
		return element && tipOf(element);
	};
	return tipAround(target) ?? inside();
}

function tipOf(element: HTMLElement): Tip | null {
	const { tooltip = '' } = element.dataset;
	const text = tooltip || (isCutOff(element) ? (element.textContent ?? '').trim() : '');
	return text ? { element, text } : null;
}

const isCutOff = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
	scrollWidth > clientWidth || scrollHeight > clientHeight + ROUNDING;
