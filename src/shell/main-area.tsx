import { type ReactNode, useEffect, useRef } from 'react';

interface MainAreaProps {
	/** For a link to it. The main layout stays in the document behind a blank one. */
	id?: string;
	page: string;
	/** Path of the rendered page; the address may be ahead of it. */
	path: string;
	className: string;
	children: ReactNode;
}

/** Elements that keep the focus on navigation: tabs, and popups opened while the page was loading, which close on blur. */
const KEEPS_FOCUS =
	'[role="tablist"], .popup-menu:not([hidden]), [aria-haspopup][aria-expanded="true"], [data-panel][aria-expanded="true"]';

/** The `main` element. A new page gets the focus at its top, unless focus is in the tabs or was set by the page itself. */
export function MainArea({ id, page, path, className, children }: MainAreaProps) {
	const main = useRef<HTMLElement>(null);
	const shown = useRef(page);

	useEffect(() => {
		if (shown.current === page) return;
		shown.current = page;
		const focused = document.activeElement;
		const own = main.current?.contains(focused) && !focused?.closest('[data-kept]');
		if (!own && !focused?.closest(KEEPS_FOCUS)) main.current?.focus({ preventScroll: true });
	}, [page]);

	return (
		<main ref={main} id={id} tabIndex={-1} className={className} data-path={path}>
			{children}
		</main>
	);
}
