import { useLayoutEffect } from 'react';
import { BlankLayout } from '#src/shell/blank-layout.tsx';
import type { FramePageProps, Layout } from './layouts.ts';
import type { PageHost } from './page-host.ts';
import { PageInstance } from './page-instance.tsx';

/** Pages that stand alone, such as sign-in. They are not kept: each begins anew, at its top. */
export const openBlankLayout = (host: PageHost): Layout => ({
	shell: BlankLayout,
	pages: function LonePage({ table, place, pageKey }: FramePageProps) {
		// The scroll position is the browser's. The path is there to run this at each page.
		// biome-ignore lint/correctness/useExhaustiveDependencies: see above
		useLayoutEffect(() => void window.scrollTo(0, 0), [place.path]);
		return <PageInstance key={place.path} host={host} table={table} place={place} pageKey={pageKey} />;
	},
});
