import type { ComponentType, ReactNode } from 'react';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { useLoaded } from './use-load.ts';

export interface LazyComponent<Props> {
	(props: Props): ReactNode;
	/** Loads the code ahead. A failure is not reported: the component loads anew when it is rendered. */
	preload(): void;
}

/** A component whose code is loaded when it is first rendered. It renders `fallback` meanwhile, and at once if the code is loaded. */
export function lazyComponent<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	fallback: (props: Props) => ReactNode = () => null,
): LazyComponent<Props> {
	const loader = lazyCode(load);
	function Lazy(props: Props): ReactNode {
		const Component = useLoaded(loader);
		return Component ? <Component {...props} /> : fallback(props);
	}
	return Object.assign(Lazy, { preload: () => void loader().catch(() => undefined) });
}
