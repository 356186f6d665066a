import type { AppSettings } from '#src/settings/app-settings.ts';

/** The bar at the top while a page is opening. */
export interface ProgressBar {
	/** Starts it; it runs until every start has had its `done`. */
	start(): void;
	done(): void;
	/** Runs through at once, for a page that needs no wait. The first page of all was loaded with the app and shows none. */
	pass(): void;
}

type Bar = typeof import('./nprogress.ts')['bar'];

/** The library comes with the first navigation, not with the first page. */
export function createProgressBar({ enabled, ...settings }: AppSettings['progress']): ProgressBar {
	if (!enabled) return { start: () => undefined, done: () => undefined, pass: () => undefined };
	let loading: Promise<Bar> | null = null;
	let running = 0;
	let first = true;

	const withBar = (act: (bar: Bar) => void): void => {
		loading ??= import('./nprogress.ts').then(({ bar, configure }) => {
			configure(settings);
			return bar;
		});
		// Without its bar a page opens as well.
		loading.then(act, () => undefined);
	};

	return {
		start() {
			running += 1;
			if (running === 1 && !first) withBar((bar) => running > 0 && bar.start());
		},
		done() {
			running = Math.max(0, running - 1);
			if (running === 0 && !first) withBar((bar) => bar.done());
		},
		pass() {
			if (!first && running === 0) withBar((bar) => bar.start().done());
			first = false;
		},
	};
}
