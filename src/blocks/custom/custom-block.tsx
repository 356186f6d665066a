import { Suspense, use } from 'react';
import { type ComponentLoader, loadComponent } from '#src/pages/load-component.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { useScope } from '#src/pages/use-scope.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

export function CustomBlock({ block }: BlockProps<'custom'>) {
	const scope = useScope();
	const loader = usePageEnvironment().components[block.component];
	if (!loader) throw new Error(`No component is called ${block.component}.`);
	return (
		<Suspense fallback={<Skeleton shape="lines" />}>
			<Loaded loader={loader} props={block.props ? scope.read(block.props) : {}} />
		</Suspense>
	);
}

function Loaded({ loader, props }: { loader: ComponentLoader; props: Readonly<Record<string, unknown>> }) {
	const Component = use(loadComponent(loader));
	return <Component {...props} />;
}
