import type { BlockProps } from '#src/pages/page-definition.ts';
import { useButtons } from '#src/pages/use-buttons.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';

export function ButtonsBlock({ block }: BlockProps<'buttons'>) {
	const items = useButtons()(block.items, useScope());
	return <ButtonRow items={items} align={block.align ?? 'start'} />;
}
