import type { Expression } from './block-base.ts';
import { usePageEnvironment } from './page-environment.tsx';
import type { PageScope } from './page-scope.ts';

interface Conditional {
	when?: Expression<boolean>;
	guard?: string;
}

export function useVisible(): (part: Conditional, scope: PageScope) => boolean {
	const { can } = usePageEnvironment();
	return ({ when, guard }, scope) => (guard === undefined || can(guard)) && (!when || scope.read(when));
}
