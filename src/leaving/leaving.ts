import { loadOnce } from '#src/lib/load-once.ts';
import type { LeaveGuard, LeaveGuardParts } from './leave-guard.ts';

/** Asks before typed text is lost. */
export interface LazyLeaveGuard extends Omit<LeaveGuard, 'onPopState'> {
	/** A form was typed in: from now on leaving may be asked about. */
	watch(): void;
}

/** The guard with its code to come when it is first needed. */
export function createLeaving(parts: LeaveGuardParts): LazyLeaveGuard {
	let guard: LeaveGuard | null = null;
	const load = loadOnce(async () => {
		guard = (await import('./leave-guard.ts')).createLeaveGuard(parts);
	});
	// Listeners of the window are called in the order in which they came, and the router is not there yet.
	window.addEventListener('popstate', (event) => guard?.onPopState(event));
	return {
		leave: (leaving, act) => (guard ? guard.leave(leaving, act) : act()),
		release: () => guard?.release(),
		// Without it nobody is asked; the next form tries again.
		watch: () => void load().catch(() => undefined),
	};
}
