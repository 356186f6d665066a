/** Shows the message in `index.html` that the app failed to start. Plain HTML, since no script may have loaded. */
export function showStartFailure(): void {
	const message = document.getElementById('start-failure');
	if (!message) return;
	loadingMark()?.remove();
	message.hidden = false;
	message.querySelector('button')?.addEventListener('click', () => void openAnew());
}

/** A build that does not start must not come from its service worker again. Without a network there is no other. */
async function openAnew(): Promise<void> {
	try {
		if (navigator.onLine) await (await navigator.serviceWorker?.getRegistration())?.unregister();
	} finally {
		location.reload();
	}
}

/** Watches the page's scripts until the app replaces the loading mark. */
export function watchEntryScripts(): void {
	const onError = ({ target }: Event): void => {
		if (target instanceof HTMLScriptElement && loadingMark()) showStartFailure();
	};
	// Load errors do not bubble.
	window.addEventListener('error', onError, true);
}

/** The mark in `index.html`, present until React first renders. */
const loadingMark = (): Element | null => document.querySelector('[data-starting]');
