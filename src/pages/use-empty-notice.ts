import type { ButtonSpec } from '#generated/block-types.ts';
import type { ButtonRowItem } from '#src/ui/button-row.tsx';
import type { TextValue } from './block-base.ts';
import { useButtons } from './use-buttons.ts';
import { useScope } from './use-scope.ts';

interface EmptySpec {
	empty?: TextValue;
	emptyButtons?: readonly ButtonSpec[];
}

export function useEmptyNotice(): (block: EmptySpec) => { text: string; buttons: readonly ButtonRowItem[] } {
	const scope = useScope();
	const buttonsOf = useButtons();
	return ({ empty, emptyButtons }) => ({ text: scope.text(empty), buttons: buttonsOf(emptyButtons, scope) });
}
