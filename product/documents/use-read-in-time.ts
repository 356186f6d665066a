import { useEffect, useRef, useState } from 'react';
import { afterVisible } from './after-visible.ts';
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
