import type { AppSettings } from '#src/settings/app-settings.ts';

export interface ProgressBar {
	/** Starts the bar; it runs until every `start` has had its `done`. */
	start(): void;
	done(): void;
	/** Runs the bar through at once, for a page that is already loaded. The first page shows none. */
	pass(): void;
}

type Bar = typeof import('./nprogress.ts')['bar'];

/** Loads nprogress with the first navigation. */
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
		// If it fails to load, pages open without a bar.
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
