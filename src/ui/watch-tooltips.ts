import { type Tip, tipAround, tipWithin } from './find-tooltip.ts';
import { PRESSED } from './tooltip-marks.ts';

const EVENTS = ['pointermove', 'focusin', 'click'] as const;

/** Loads the tooltips when the first is to be shown: their style sheet costs a new style of every element. */
export function watchTooltips(): void {
	const begin = async (event: Event): Promise<void> => {
		const { target } = event;
		if (!(target instanceof Element) || !tipFor(event, target)) return;
		for (const name of EVENTS) document.removeEventListener(name, begin);
		// After a failure the next element tries again; nothing else depends on it.
		await import('./arco/tooltips.tsx').then(({ startTooltips }) => startTooltips(target), listen);
	};
	const listen = (): void => {
		for (const name of EVENTS) document.addEventListener(name, begin);
	};
	listen();
}

function tipFor(event: Event, target: Element): Tip | null {
	if (event.type === 'focusin') return target.matches(':focus-visible') ? tipWithin(target) : null;
	const pressed = event.type === 'click' || (event instanceof PointerEvent && event.pointerType === 'touch');
	return !pressed || target.closest(PRESSED) ? tipAround(target) : null;
}
