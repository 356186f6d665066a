/** A window that becomes visible also gets the focus: one check serves both. */
const PAUSE_MS = 2_000;

export interface WatchClock {
	/** Milliseconds. */
	now(): number;
	/** Calls `act` every `period` milliseconds; returns a function that ends it. */
	every(period: number, act: () => void): () => void;
}

export const windowClock: WatchClock = {
	now: Date.now,
	every(period, act) {
		const timer = setInterval(act, period);
		return () => clearInterval(timer);
	},
};

/**
 * Checks something when the user returns to the window and every `period` milliseconds (null: only on return), unless the window is hidden or `isWanted` says no. A
 * failed check is left to the next one. Returns a function that ends it.
 */
export function watchWindow(
	check: () => Promise<unknown>,
	isWanted: () => boolean,
	period: number | null,
	{ now, every }: WatchClock = windowClock,
): () => void {
	let last = now();
	const checkIfDue = (): void => {
		if (document.visibilityState !== 'visible' || !isWanted() || now() - last < PAUSE_MS) return;
		last = now();
		void check().catch(() => undefined);
	};
	window.addEventListener('focus', checkIfDue);
	document.addEventListener('visibilitychange', checkIfDue);
	const end = period === null ? null : every(period, checkIfDue);
	return () => {
		window.removeEventListener('focus', checkIfDue);
		document.removeEventListener('visibilitychange', checkIfDue);
		end?.();
	};
}
