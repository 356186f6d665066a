import { useLayoutEffect } from 'react';
import { BlankLayout } from '#src/shell/blank-layout.tsx';
import { Frame, type FramePagesProps } from './frame.tsx';
import type { LayoutProps } from './layouts.ts';
import { PageInstance } from './page-instance.tsx';

/** Pages that stand alone, such as sign-in. */
export const BlankFrame = (props: LayoutProps) => <Frame {...props} shell={BlankLayout} pages={LonePage} />;

/** A page that is not kept: it begins anew, at its top. */
function LonePage({ match: _, ...props }: FramePagesProps) {
	const { path } = props.place;
	// The scroll position is the browser's. The path is there to run this at each page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useLayoutEffect(() => void window.scrollTo(0, 0), [path]);
	return <PageInstance {...props} key={path} />;
}
