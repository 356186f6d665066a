import type { NavigateFunction } from 'react-router-dom';

export interface Navigator {
	go(path: string, options?: { replace?: boolean }): void;
	back(): void;
	/** Sets the router's `navigate` and the fallback path for `back` at the start of the history. */
	bind(navigate: NavigateFunction, home: string): void;
	index(): number;
}

/** `leave` runs a navigation, possibly after confirmation. */
export function createNavigator(leave: (path: string, act: () => void) => void): Navigator {
	let index = 0;
	let go: NavigateFunction | null = null;
	let fallback = '/';
	return {
		bind(navigate, home) {
			go = navigate;
			fallback = home;
			index = indexOf();
		},
		index: () => index,
		go: (path, options) => leave(path, () => void go?.(path, options)),
		back() {
			void (indexOf() > 0 ? go?.(-1) : go?.(fallback, { replace: true }));
		},
	};
}

/** The router numbers history entries; 0 is the entry point of the app. */
const indexOf = (): number => ((window.history.state ?? {}) as { idx?: number }).idx ?? 0;
