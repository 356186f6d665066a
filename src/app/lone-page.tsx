import { useLayoutEffect } from 'react';
import type { FramePagesProps } from './layouts.ts';
import { PageInstance } from './page-instance.tsx';

/** A page that is not kept: it begins anew, at its top. */
export function LonePage({ match: _, ...props }: FramePagesProps) {
	const { path } = props.place;
	// The scroll position is the browser's. The path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => void window.scrollTo(0, 0), [path]);
	return <PageInstance {...props} key={path} />;
}
