import type { ButtonSpec } from '#generated/block-types.ts';
import type { ButtonRowItem } from '#src/ui/button-row.tsx';
import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';
import { useVisible } from './use-visible.ts';

/** Returns the visible buttons for `ButtonRow`, in the scope of a row or of the page. */
export function useButtons(): (specs: readonly ButtonSpec[] | undefined, scope: PageScope) => readonly ButtonRowItem[] {
	const { commands } = usePage();
	const isVisible = useVisible();
	return (specs = [], scope) =>
		specs.flatMap((spec, index): ButtonRowItem[] => {
			if (!isVisible(spec, scope)) return [];
			return [
				{
					key: String(index),
					label: scope.text(spec.label),
					tooltip: scope.text(spec.tooltip) || undefined,
					icon: spec.icon,
					kind: spec.kind ?? 'secondary',
					pressed: spec.pressed ? Boolean(scope.read(spec.pressed)) : undefined,
					onPress: (rest) => commands.run(spec.actions, scope.bound, { rest }),
				},
			];
		});
}
