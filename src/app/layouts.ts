import type { ComponentType, ReactNode } from 'react';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { PageEntry } from '#src/pages/page-definition.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { Place } from '#src/tabs/tab-of.ts';
import type { App } from './app-model.ts';

export interface FramePagesProps {
	app: App;
	table: RouteTable;
	/** The page that stands in the frame. */
	place: Place;
	match: RouteMatch;
	/** Key of that page. */
	pageKey: string;
}

export interface FirstCallsProps {
	app: App;
	/** Name of the page. */
	page: string;
	params: RouteMatch['params'];
	search: string;
}

/** The frame of pages: the shell around them, and how they stand in it. */
export interface Layout {
	shell: ComponentType<{ children: ReactNode }>;
	pages: ComponentType<FramePagesProps>;
	/** Draws nothing, and asks for the data of the first page. */
	firstCalls?: ComponentType<FirstCallsProps>;
	/** What the page of a key called itself when it was shown at a path before. */
	titleOf?(pageKey: string, path: string): string | undefined;
}

export type Layouts = Readonly<Record<PageEntry['layout'], () => Promise<Layout>>>;

/** The frame of each kind of page: the sign-in page does without menu and tabs, and most visits do without the sign-in page. */
export const createLayouts = (app: () => App): Layouts => ({
	async main() {
		// Most pages in it have data, and so need that, too.
		const [{ openMainLayout }] = await Promise.all([import('./open-main-layout.tsx'), loadDataPage().catch(() => undefined)]);
		return openMainLayout(app());
	},
	blank: async () => (await import('./blank-layout.tsx')).blankLayout,
});
