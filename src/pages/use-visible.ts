import type { GuardName } from '#generated/names.ts';
import type { Expression } from './block-base.ts';
import { usePageEnvironment } from './page-environment.tsx';
import type { PageScope } from './page-scope.ts';

interface Conditional {
	when?: Expression<boolean>;
	guard?: GuardName;
}

export function useVisible(): (part: Conditional, scope: PageScope) => boolean {
	const { can } = usePageEnvironment();
	return ({ when, guard }, scope) => (guard === undefined || can(guard)) && (!when || scope.read(when));
}
