import type { ComponentType, ReactNode } from 'react';
import type { PageEntry } from '#src/pages/page-definition.ts';

export type Layout = ComponentType<{ children: ReactNode }>;

/** The frame of each kind of page: the sign-in page does without the menu, and most visits do without the sign-in page. */
export const layouts: Readonly<Record<PageEntry['layout'], () => Promise<Layout>>> = {
	main: async () => (await import('#src/shell/main-layout.tsx')).MainLayout,
	blank: async () => (await import('#src/shell/blank-layout.tsx')).BlankLayout,
};
