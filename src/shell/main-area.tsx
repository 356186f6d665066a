import { type ReactNode, useEffect, useRef } from 'react';

export const MAIN_ID = 'main';

/** The page. After going to another one the focus and the scroll position start at its top, as after loading a document. */
export function MainArea({ path, className, children }: { path: string; className: string; children: ReactNode }) {
	const main = useRef<HTMLElement>(null);
	const shown = useRef(path);

	// Focus and scroll position belong to the browser.
	useEffect(() => {
		if (shown.current === path) return;
		shown.current = path;
		window.scrollTo(0, 0);
		main.current?.focus({ preventScroll: true });
	}, [path]);

	return (
		<main ref={main} id={MAIN_ID} tabIndex={-1} className={className}>
			{children}
		</main>
	);
}
