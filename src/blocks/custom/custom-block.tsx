import { useEffect, useState } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import { type ComponentLoader, type CustomComponent, loadComponent, loadedComponent } from '#src/pages/load-component.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { useScope } from '#src/pages/use-scope.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

type Loading = { component: CustomComponent } | { error: unknown } | null;

export function CustomBlock({ block }: BlockProps<'custom'>) {
	const scope = useScope();
	const loader = usePageEnvironment().components[block.component];
	const loading = useComponent(loader);
	if (!loader) throw new Error(`No component is called ${block.component}.`);
	if (!loading) return <Skeleton shape="panel" />;
	if ('error' in loading) throw loading.error;
	const Component = loading.component;
	return <Component {...(block.props ? scope.read(block.props) : {})}>{block.blocks && <Blocks blocks={block.blocks} />}</Component>;
}

function useComponent(loader: ComponentLoader | undefined): Loading {
	const loaded = loader ? loadedComponent(loader) : null;
	const [loading, setLoading] = useState<Loading>(loaded ? { component: loaded } : null);
	useEffect(() => {
		let wanted = true;
		if (!loader || loadedComponent(loader)) return;
		loadComponent(loader).then(
			(component) => {
				if (wanted) setLoading({ component });
			},
			(error: unknown) => {
				if (wanted) setLoading({ error });
			},
		);
		return () => {
			wanted = false;
		};
	}, [loader]);
	return loading;
}
