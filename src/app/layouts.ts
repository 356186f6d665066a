import type { ComponentType } from 'react';
import type { PageEntry } from '#src/pages/page-definition.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { App } from './app-model.ts';
import type { Place } from './tab-of.ts';

export interface LayoutProps {
	app: App;
	table: RouteTable;
	/** The page that stands in it. */
	place: Place;
}

/** Draws the page of a place inside its frame. */
export type Layout = ComponentType<LayoutProps>;

export type Layouts = Readonly<Record<PageEntry['layout'], () => Promise<Layout>>>;

/** The frame of each kind of page: the sign-in page does without menu and tabs, and most visits do without the sign-in page. */
export const createLayouts = (app: () => App): Layouts => ({
	main: async () => (await import('./main-frame.tsx')).openMainFrame(app()),
	blank: async () => (await import('./blank-frame.tsx')).BlankFrame,
});
