/** Shows the words of `index.html` for an app that has not started. They stand in the page because no script may have arrived. */
export function showStartFailure(): void {
	const words = document.getElementById('start-failure');
	if (!words) return;
	words.hidden = false;
	words.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** Watches the scripts of the page until the app has drawn something. */
export function watchEntryScripts(): void {
	const onError = ({ target }: Event): void => {
		const started = document.getElementById('root')?.hasChildNodes();
		if (target instanceof HTMLScriptElement && !started) showStartFailure();
	};
	// Failures to load do not bubble.
	window.addEventListener('error', onError, true);
}
