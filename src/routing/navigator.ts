import type { NavigateFunction } from 'react-router-dom';

/** The router's navigation for code outside of components. */
export interface Navigator {
	/** Goes to a path of the app. */
	go(path: string, options?: { replace?: boolean }): void;
	back(): void;
	/** The router's own function, and the page to go to when there is none to go back to. */
	bind(navigate: NavigateFunction, home: string): void;
	/** Index of the current page in the window's history, as the router counts. */
	index(): number;
}

/** `leave` does what leads away, at once or after asking. */
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

/** The router numbers its entries: the first one was the way into the app. */
const indexOf = (): number => ((window.history.state ?? {}) as { idx?: number }).idx ?? 0;
