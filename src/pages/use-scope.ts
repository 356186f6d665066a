import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';

/** The scope in which a block works out its slots. */
export const useScope = (): PageScope => usePage().scope;
