import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';

export const useScope = (): PageScope => usePage().scope;
