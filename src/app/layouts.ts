import type { ComponentType, ReactNode } from 'react';
import type { PageEntry } from '#src/pages/page-definition.ts';
import type { RouteMatch } from '#src/routing/route-index.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { Place } from '#src/tabs/tab-of.ts';

export interface FramePageProps {
	table: RouteTable;
	/** The page inside the frame. */
	place: Place;
	match: RouteMatch;
	/** Key of that page. */
	pageKey: string;
}

export interface FirstCallsProps {
	/** Name of the page. */
	page: string;
	params: RouteMatch['params'];
	search: string;
}

/** The frame of pages: the shell around them, and what draws them inside it. */
export interface Layout {
	shell: ComponentType<{ children: ReactNode }>;
	pages: ComponentType<FramePageProps>;
	/** Draws nothing, and asks for the data of the first page. */
	firstCalls?: ComponentType<FirstCallsProps>;
	/** The title that the page of a key gave itself when it was last shown at a path. */
	titleOf?(pageKey: string, path: string): string | undefined;
}

/** Fetches the frame of each kind of page: sign-in needs no menu and tabs, and most visits need no sign-in. */
export type Layouts = Readonly<Record<PageEntry['layout'], () => Promise<Layout>>>;
