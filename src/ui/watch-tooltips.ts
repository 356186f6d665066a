import { PRESSED, TOOLTIP } from './tooltip-marks.ts';

const EVENTS = ['pointermove', 'focusin', 'click'] as const;

/** Loads the tooltips when the pointer or the focus first reaches an element that has one. */
export function watchTooltips(): void {
	const begin = async (event: Event): Promise<void> => {
		const { target } = event;
		const touched = event instanceof PointerEvent && event.pointerType === 'touch';
		if (!(target instanceof Element) || !target.closest(touched ? PRESSED : TOOLTIP)) return;
		for (const name of EVENTS) document.removeEventListener(name, begin);
		// After a failure the next element tries again; nothing else depends on it.
		await import('./arco/tooltips.tsx').then(({ startTooltips }) => startTooltips(target), listen);
	};
	const listen = (): void => {
		for (const name of EVENTS) document.addEventListener(name, begin);
	};
	listen();
}
