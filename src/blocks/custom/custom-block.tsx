import type { CustomBlock as CustomSpec } from '#generated/block-types.ts';
import { Blocks } from '#src/pages/blocks.tsx';
import { type CallWatch, WithScope } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useActions } from '#src/pages/use-actions.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

export function CustomBlock({ block }: BlockProps<'custom'>) {
	const scope = useScope();
	const Component = useComponent(block.component);
	const places = usePlaces(block);
	if (!Component) return <Skeleton shape="panel" />;
	return (
		<Component {...(block.props ? scope.read(block.props) : {})} {...places}>
			{block.blocks && <Blocks blocks={block.blocks} />}
		</Component>
	);
}

/** Functions that the component calls: one for each slot, which renders its blocks, and one for each event, which runs its steps. */
function usePlaces({ slots, on }: CustomSpec) {
	const scope = useScope();
	const run = useActions();
	return {
		...(slots && {
			slots: byName(slots, (blocks) => (slot?: unknown) => (
				<WithScope scope={scope.with({ slot })}>
					<Blocks blocks={blocks} />
				</WithScope>
			)),
		}),
		...(on && { on: byName(on, (steps) => (event?: unknown, watch?: CallWatch) => run(steps, { ...scope.bound, event }, watch)) }),
	};
}

const byName = <Part, Place>(parts: Readonly<Record<string, Part>>, place: (part: Part) => Place): Record<string, Place> =>
	Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, place(part)]));
