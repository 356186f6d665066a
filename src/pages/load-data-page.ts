import { lazyCode } from '#src/lib/lazy-code.ts';

// One chunk with the main layout, which loads the first data of these pages and so shares their code.
export const loadDataPage = lazyCode(async () => (await import(/* webpackChunkName: "main-layout" */ './data-page.tsx')).DataPage);
