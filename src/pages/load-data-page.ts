import type { ComponentType } from 'react';
import { loadComponent } from './load-component.ts';
import type { PageViewProps } from './page-view-props.ts';

const load = async (): Promise<ComponentType<PageViewProps>> => (await import('./data-page.tsx')).DataPage;

export const loadDataPage = (): Promise<ComponentType<PageViewProps>> => loadComponent(load);
