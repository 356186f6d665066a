import { LONGEST } from '../read/readings.ts';

/** Calls `onLate` when a page has been drawn for `LONGEST` ms. A hidden tab draws nothing, so the time starts anew. */
export function limitTime(onLate: () => void): { end: () => void } {
	let timer: ReturnType<typeof setTimeout>;
	const start = (): void => {
		timer = setTimeout(() => (document.hidden ? start() : onLate()), LONGEST);
	};
	start();
	return { end: () => clearTimeout(timer) };
}
