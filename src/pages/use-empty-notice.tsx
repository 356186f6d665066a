import type { ReactNode } from 'react';
import type { ButtonSpec } from '#generated/block-types.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { TextValue } from './page-definition.ts';
import { useButtons } from './use-buttons.ts';
import { useScope } from './use-scope.ts';

interface EmptySpec {
	empty?: TextValue;
	emptyButtons?: readonly ButtonSpec[];
}

/** What a block shows when there is no row: what that means, and ways on from there. */
export function useEmptyNotice(): (block: EmptySpec) => ReactNode {
	const scope = useScope();
	const buttonsOf = useButtons();
	return ({ empty, emptyButtons }) => <EmptyNotice text={scope.text(empty)} buttons={buttonsOf(emptyButtons, scope)} />;
}
