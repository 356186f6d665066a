import type { ButtonSpec } from '#generated/block-types.ts';
import type { ButtonRowItem } from '#src/ui/button-row.tsx';
import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';
import { useLink } from './use-link.ts';
import { useVisible } from './use-visible.ts';

/** Returns the visible buttons for `ButtonRow`, in the scope of a row or of the page. */
export function useButtons(): (specs: readonly ButtonSpec[] | undefined, scope: PageScope) => readonly ButtonRowItem[] {
	const { commands } = usePage();
	const isVisible = useVisible();
	const toLink = useLink();
	return (specs = [], scope) =>
		specs.flatMap((spec, index): ButtonRowItem[] => {
			if (!isVisible(spec, scope)) return [];
			const { actions, opens } = spec;
			const link = toLink(opens, scope);
			if (opens && !link) return [];
			return [
				{
					key: String(index),
					label: scope.text(spec.label),
					tooltip: scope.text(spec.tooltip) || undefined,
					icon: scope.look(spec.icon),
					kind: scope.look(spec.kind) ?? 'secondary',
					pressed: spec.pressed ? Boolean(scope.read(spec.pressed)) : undefined,
					...(link
						? { link }
						: {
								onPress: (rest) => commands.run(actions ?? [], scope.bound, { rest }),
								instant: actions?.some((step) => 'call' in step && step.optimistic) ?? false,
								opensDialog: actions?.some((step) => 'show' in step) ?? false,
							}),
				},
			];
		});
}
