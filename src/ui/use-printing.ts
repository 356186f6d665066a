import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';

/**
 * Whether the page is being printed. Renders synchronously: the browser takes the document as soon as the listeners of `beforeprint` return.
 * A preview without that event, such as that of the developer tools, changes the media query alone.
 */
export function usePrinting(): boolean {
	const [printing, setPrinting] = useState(() => window.matchMedia(PRINT).matches);
	// Printing is outside of React.
	useEffect(() => {
		const media = window.matchMedia(PRINT);
		const set = (now: boolean): void => flushSync(() => setPrinting(now));
		const onMedia = (): void => set(media.matches);
		const onBefore = (): void => set(true);
		const onAfter = (): void => set(false);
		media.addEventListener('change', onMedia);
		window.addEventListener('beforeprint', onBefore);
		window.addEventListener('afterprint', onAfter);
		return () => {
			media.removeEventListener('change', onMedia);
			window.removeEventListener('beforeprint', onBefore);
			window.removeEventListener('afterprint', onAfter);
		};
	}, []);
	return printing;
}
