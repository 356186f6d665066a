import { loadOnce } from '#src/lib/load-once.ts';
import type { LeaveGuard, LeaveGuardParts } from './leave-guard.ts';

export interface LazyLeaveGuard extends Omit<LeaveGuard, 'onPopState'> {
	watch(): void;
}

/** Loads the guard's code on first need. */
export function createLeaving(parts: LeaveGuardParts): LazyLeaveGuard {
	let guard: LeaveGuard | null = null;
	const load = loadOnce(async () => {
		guard = (await import('./leave-guard.ts')).createLeaveGuard(parts);
	});
	// Added before the router's listener: window listeners run in the order they were added.
	window.addEventListener('popstate', (event) => guard?.onPopState(event));
	return {
		leave: (leaving, act) => (guard ? guard.leave(leaving, act) : act()),
		release: () => guard?.release(),
		// If loading fails, leaving needs no confirmation; the next edited form retries.
		watch: () => void load().catch(() => undefined),
	};
}
