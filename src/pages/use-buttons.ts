import type { ButtonSpec } from '#generated/block-types.ts';
import type { ButtonRowItem } from '#src/ui/button-row.tsx';
import { usePage } from './page-context.tsx';
import { usePageEnvironment } from './page-environment.tsx';
import type { PageScope } from './page-scope.ts';

/** Makes what `ButtonRow` draws: the buttons that this user may see now, in the scope of a row or of the page. */
export function useButtons(): (specs: readonly ButtonSpec[] | undefined, scope: PageScope) => readonly ButtonRowItem[] {
	const { commands } = usePage();
	const { can } = usePageEnvironment();
	return (specs = [], scope) =>
		specs.flatMap((spec, index): ButtonRowItem[] => {
			if (spec.guard !== undefined && !can(spec.guard)) return [];
			if (spec.when && !scope.read(spec.when)) return [];
			return [
				{
					key: String(index),
					label: scope.text(spec.label),
					icon: spec.icon,
					kind: spec.kind ?? 'secondary',
					pressed: spec.pressed ? Boolean(scope.read(spec.pressed)) : undefined,
					onPress: () => commands.run(spec.actions, scope.bound),
				},
			];
		});
}
