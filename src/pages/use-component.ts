import { useLoaded } from '#src/ui/use-load.ts';
import type { CustomComponent } from './component-loaders.ts';
import { usePageCode } from './use-page-code.ts';

/** A component of components.yaml, undefined while it loads. */
export function useComponent(name: string): CustomComponent | undefined {
	const loader = usePageCode().components[name];
	if (!loader) throw new Error(`No component is called ${name}.`);
	return useLoaded(loader);
}
