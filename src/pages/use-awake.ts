import { useSyncExternalStore } from 'react';

/** Whether the window is visible and the browser has a connection; calls are repeated only then. */
export const useAwake = (): boolean => useSyncExternalStore(watch, () => navigator.onLine && document.visibilityState === 'visible');

function watch(onChange: () => void): () => void {
	window.addEventListener('online', onChange);
	window.addEventListener('offline', onChange);
	document.addEventListener('visibilitychange', onChange);
	return () => {
		window.removeEventListener('online', onChange);
		window.removeEventListener('offline', onChange);
		document.removeEventListener('visibilitychange', onChange);
	};
}
