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
		if (!own && !focused?.closest('[role="tablist"]')) main.current?.focus({ preventScroll: true });
	}, [page]);

	return (
		<main ref={main} id={MAIN_ID} tabIndex={-1} className={className} data-path={path}>
			{children}
		</main>
	);
}
