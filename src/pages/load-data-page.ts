import type { ComponentType } from 'react';
import { loadComponent, loadedComponent } from './load-component.ts';
import type { PageViewProps } from './page-view.tsx';

const load = async (): Promise<ComponentType<PageViewProps>> => (await import('./data-page.tsx')).DataPage;

/** Fetches what draws pages that call operations. */
export const loadDataPage = (): Promise<ComponentType<PageViewProps>> => loadComponent(load);

/** It, once it has arrived: such a page is then drawn at once. */
export const loadedDataPage = (): ComponentType<PageViewProps> | null => loadedComponent(load);
