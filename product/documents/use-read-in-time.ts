import { useEffect, useRef, useState } from 'react';
import { SETTLE_MS } from './reading-report.ts';
import type { ViewerProps } from './viewer-props.ts';

/**
 * For a frame that does not tell which pages are in view: all count as read once it was visible for as long as they take together.
 * Call the result when the frame has loaded.
 */
export function useReadInTime(pages: number | undefined, onRead: ViewerProps['onRead']): () => void {
	const [loaded, setLoaded] = useState(false);
	const report = useRef(onRead);
	useEffect(() => {
		if (!loaded || pages === undefined) return;
		const all = Array.from({ length: pages }, (_, index) => index + 1);
		return afterVisible(pages * SETTLE_MS, () => report.current(pages, all));
	}, [loaded, pages]);
	return () => setLoaded(true);
}

/** Acts once the document has been visible for `milliseconds` in all; time while it is hidden does not count. Returns how to call it off. */
function afterVisible(milliseconds: number, act: () => void): () => void {
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
