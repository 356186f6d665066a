import { loadOnce } from '#src/lib/load-once.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { openModalsOf } from '#src/ui/open-modals.ts';
import type { LeaveGuard, LeaveGuardParts } from './leave-guard.ts';
import { watchHistory } from './watch-history.ts';

export interface LazyLeaveGuard extends Omit<LeaveGuard, 'onMove'> {
	watch(): void;
}

interface LeavingParts extends LeaveGuardParts {
	navigator: Pick<Navigator, 'go' | 'index'>;
}

/** Must be created before the router starts. Loads the guard's code on first need. */
export function createLeaving(parts: LeavingParts): LazyLeaveGuard {
	let guard: LeaveGuard | null = null;
	const load = loadOnce(async () => {
		guard = (await import('./leave-guard.ts')).createLeaveGuard(parts);
	});
	watchHistory({ navigator: parts.navigator, modals: openModalsOf(document), onMove: (move) => guard?.onMove(move) });
	return {
		leave: (leaving, act) => (guard ? guard.leave(leaving, act) : act()),
		release: () => guard?.release(),
		// If loading fails, leaving needs no confirmation; the next edited form retries.
		watch: () => void load().catch(() => undefined),
	};
}
