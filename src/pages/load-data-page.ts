import type { ComponentType } from 'react';
import { loadComponent } from './load-component.ts';
import type { PageViewProps } from './page-view.tsx';

const load = async (): Promise<ComponentType<PageViewProps>> => (await import('./data-page.tsx')).DataPage;

/** Fetches what draws pages that call operations. */
export const loadDataPage = (): Promise<ComponentType<PageViewProps>> => loadComponent(load);
