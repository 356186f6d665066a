import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';

/** Scope for the slots of a block. */
export const useScope = (): PageScope => usePage().scope;
