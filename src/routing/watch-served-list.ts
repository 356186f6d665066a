/** Time between two checks while the window is visible. */
export const CHECK_EVERY_MS = 5 * 60_000;

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

/** Checks the served list when the user returns to the window and every few minutes. Returns a function that ends it. */
export function watchServedList(
	check: () => Promise<void>,
	isSignedIn: () => boolean,
	{ now, every }: WatchClock = windowClock,
): () => void {
	let last = now();
	const checkIfDue = (): void => {
		if (document.visibilityState !== 'visible' || !isSignedIn() || now() - last < PAUSE_MS) return;
		last = now();
		// The code of the check may fail to load; the next one tries again.
		void check().catch(() => undefined);
	};
	window.addEventListener('focus', checkIfDue);
	document.addEventListener('visibilitychange', checkIfDue);
	const end = every(CHECK_EVERY_MS, checkIfDue);
	return () => {
		window.removeEventListener('focus', checkIfDue);
		document.removeEventListener('visibilitychange', checkIfDue);
		end();
	};
}
