export interface Ticker {
	/** Calls `listener` at each full second of the clock, while the window is visible. Returns the unsubscribe function. */
	subscribe(listener: () => void): () => void;
	/** Epoch ms of the last tick. */
	time(): number;
}

const SECOND = 1000;

/** One timer for any number of listeners; no timer without a listener. `now`: epoch ms. */
export function createTicker(now: () => number): Ticker {
	const listeners = new Set<() => void>();
	let time = now();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tick = (): void => {
		clearTimeout(timer);
		if (document.hidden || listeners.size === 0) return;
		time = now();
		timer = setTimeout(tick, SECOND - (time % SECOND) + 1);
		for (const listener of listeners) listener();
	};
	return {
		subscribe(listener) {
			listeners.add(listener);
			if (listeners.size === 1) {
				document.addEventListener('visibilitychange', tick);
				time = now();
				timer = setTimeout(tick, 0);
			}
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				clearTimeout(timer);
				document.removeEventListener('visibilitychange', tick);
			};
		},
		time: () => time,
	};
}
