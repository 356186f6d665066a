import type { Saver } from './create-saver.ts';

/** Saves when the window is hidden or left, and when the network returns. The returned function ends this, and saves once more. */
export function saveOnLeaving(save: Saver['flush']): () => Promise<void> {
	const watching = new AbortController();
	const { signal } = watching;
	const leave = (): void => void save({ keepalive: true });
	window.addEventListener('pagehide', leave, { signal });
	window.addEventListener('online', () => void save(), { signal });
	document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), { signal });
	return () => {
		watching.abort();
		return save({ keepalive: true });
	};
}
