import type { ComponentType } from 'react';
import { loadComponent } from './load-component.ts';
import type { PageViewProps } from './page-view-props.ts';

// One chunk with the main layout, which loads the first data of these pages and so shares their code.
const load = async (): Promise<ComponentType<PageViewProps>> =>
	(await import(/* webpackChunkName: "main-layout" */ './data-page.tsx')).DataPage;

export const loadDataPage = (): Promise<ComponentType<PageViewProps>> => loadComponent(load);
