import type { ComponentType } from 'react';
import type { PageViewProps } from './create-page-body.tsx';
import { loadComponent } from './load-component.ts';

const load = async (): Promise<ComponentType<PageViewProps>> => (await import('./data-page.tsx')).DataPage;

export const loadDataPage = (): Promise<ComponentType<PageViewProps>> => loadComponent(load);
