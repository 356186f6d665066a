import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { Layouts } from './layouts.ts';
import type { MainLayoutOptions } from './open-main-layout.tsx';

/** `frame` returns the parts of the frame around pages, which exist once the app is created. */
export function createLayouts(loadMoreParts: () => Promise<void>, frame: () => MainLayoutOptions): Layouts {
	return {
		async main() {
			// One chunk.
			const [{ openMainLayout }] = await Promise.all([
				import(/* webpackChunkName: "main-layout" */ './open-main-layout.tsx'),
				loadDataPage().catch(() => undefined),
				loadMoreParts(),
			]);
			return openMainLayout(frame());
		},
		async blank() {
			const { openBlankLayout } = await import(/* webpackChunkName: "blank-layout" */ './blank-layout.tsx');
			const { sources, menus, host } = frame();
			return openBlankLayout({ settings: sources.settings, menus, host });
		},
	};
}
