import { type ReactNode, useEffect, useRef } from 'react';

export const MAIN_ID = 'main';

interface MainAreaProps {
	/** Tells pages apart. */
	page: string;
	/** Path of the page that is drawn; the address may be ahead of it. */
	path: string;
	className: string;
	children: ReactNode;
}

/** Keep the focus when another page is shown: the tabs, and popups that were opened while that page was on its way and close on blur. */
const KEEPS_FOCUS =
	'[role="tablist"], .popup-menu:not([hidden]), [aria-haspopup][aria-expanded="true"], [data-panel][aria-expanded="true"]';

/**
 * The page. When another one is shown the focus starts at its top, as after loading a document; who goes along the tabs stays there, and
 * what the page itself has given the focus to keeps it.
 */
export function MainArea({ page, path, className, children }: MainAreaProps) {
	const main = useRef<HTMLElement>(null);
	const shown = useRef(page);

	// The focus belongs to the browser.
	useEffect(() => {
		if (shown.current === page) return;
		shown.current = page;
		const focused = document.activeElement;
		const own = main.current?.contains(focused) && !focused?.closest('[data-kept]');
		if (!own && !focused?.closest(KEEPS_FOCUS)) main.current?.focus({ preventScroll: true });
	}, [page]);

	return (
		<main ref={main} id={MAIN_ID} tabIndex={-1} className={className} data-path={path}>
			{children}
		</main>
	);
}
