import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { PageCatalog } from '#src/tabs/tab-of.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import type { Leaving } from './pages-that-stay.ts';

/** What a form that was typed in stands in the way of, as the rest of the app sees it. */
export interface LazyLeaveGuard {
	/** Does it, after asking where typed text would be lost by it. */
	leave(leaving: Leaving, act: () => void): void;
	/** What is typed now is given up: nobody asks about it any more. */
	release(): void;
	/** A form was typed in: from now on leaving may be asked about. */
	watch(): void;
}

/** What is loaded. */
export interface LeaveGuard extends Omit<LazyLeaveGuard, 'watch'> {
	/** Comes before the router hears of it. */
	onPopState(event: PopStateEvent): void;
}

export interface LeaveGuardParts {
	address: AddressMode;
	feedback: Pick<FeedbackStore, 'confirm'>;
	navigator: Pick<Navigator, 'go' | 'index'>;
	openPages: OpenPages;
	pages: PageCatalog;
	routes: RoutesState;
	settings: AppSettings;
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
