import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

export function CustomBlock({ block }: BlockProps<'custom'>) {
	const scope = useScope();
	const Component = useComponent(block.component);
	if (!Component) return <Skeleton shape="panel" />;
	return <Component {...(block.props ? scope.read(block.props) : {})}>{block.blocks && <Blocks blocks={block.blocks} />}</Component>;
}
