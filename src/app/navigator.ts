import type { NavigateFunction } from 'react-router-dom';
import type { Navigator } from './app-model.ts';

export interface BoundNavigator extends Navigator {
	/** The router's own function, and the page to go to when there is none to go back to. */
	bind(navigate: NavigateFunction, home: string): void;
}

export function createNavigator(): BoundNavigator {
	let go: NavigateFunction | null = null;
	let fallback = '/';
	return {
		bind(navigate, home) {
			go = navigate;
			fallback = home;
		},
		go: (path, options) => void go?.(path, options),
		back() {
			// The router numbers its entries: the first one was the way into the app.
			const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
			void (idx > 0 ? go?.(-1) : go?.(fallback, { replace: true }));
		},
	};
}
