/** Shows the message of `index.html` for an app that has not started. It is part of the page because no script may have arrived. */
export function showStartFailure(): void {
	const message = document.getElementById('start-failure');
	if (!message) return;
	loadingMark()?.remove();
	message.hidden = false;
	message.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** Watches the scripts of the page until the app replaces the loading mark. */
export function watchEntryScripts(): void {
	const onError = ({ target }: Event): void => {
		if (target instanceof HTMLScriptElement && loadingMark()) showStartFailure();
	};
	// Failures to load do not bubble.
	window.addEventListener('error', onError, true);
}

/** The mark that `index.html` shows until React first renders. */
const loadingMark = (): Element | null => document.querySelector('[data-starting]');
