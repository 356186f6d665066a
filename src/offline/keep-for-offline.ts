/** Milliseconds after the page has loaded: what a page fetches at its start comes first. */
const AFTER_MS = 5_000;

/** Whether this page has a service worker. The dev server has none, nor has a preview in a frame. */
export const opensOffline = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && window.parent === window;

/** Starts the service worker of a build once the page has nothing else to do. `base`: path of the app, with a slash at both ends. */
export function keepForOffline(base: string): void {
	if (!opensOffline()) return;
	const start = (): void => {
		void import(/* webpackChunkName: "offline" */ './start-worker.ts').then(
			({ startWorker }) => startWorker(base),
			// The next visit tries again.
			() => undefined,
		);
	};
	const later = (): unknown => setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), AFTER_MS);
	if (document.readyState === 'complete') later();
	else window.addEventListener('load', later, { once: true });
}
