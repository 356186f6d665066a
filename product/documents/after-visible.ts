/** Acts once the document has been visible for `milliseconds` in all; time while it is hidden does not count. Returns how to call it off. */
export function afterVisible(milliseconds: number, act: () => void): () => void {
	const end = new AbortController();
	let left = milliseconds;
	let since: number | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = (): void => {
		clearTimeout(timer);
		if (since !== null) left -= performance.now() - since;
		since = null;
	};
	const follow = (): void => {
		stop();
		if (document.visibilityState !== 'visible') return;
		since = performance.now();
		timer = setTimeout(() => {
			end.abort();
			act();
		}, left);
	};
	end.signal.addEventListener('abort', stop);
	document.addEventListener('visibilitychange', follow, { signal: end.signal });
	follow();
	return () => end.abort();
}
