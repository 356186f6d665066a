import type { GuardName } from '#generated/names.ts';
import type { Expression } from './block-base.ts';
import type { PageScope } from './page-scope.ts';
import { useAccess } from './use-access.ts';

interface Conditional {
	when?: Expression<boolean>;
	guard?: GuardName;
}

export function useVisible(): (part: Conditional, scope: PageScope) => boolean {
	const { can } = useAccess();
	return ({ when, guard }, scope) => (guard === undefined || can(guard)) && (!when || scope.read(when));
}
