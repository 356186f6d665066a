import { fetchCode } from './fetch-code.ts';
import { type LoadOnce, loadOnce } from './load-once.ts';

/** A loader of code that is fetched once. */
export const lazyCode = <Code>(load: () => Promise<Code>): LoadOnce<Code> => loadOnce(() => fetchCode(load));
