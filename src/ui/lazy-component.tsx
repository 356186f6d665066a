import type { ComponentType, ReactNode } from 'react';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { MissingPart } from './missing-part.tsx';
import { useRetriedLoad } from './use-load.ts';

export interface LazyComponent<Props> {
	(props: Props): ReactNode;
	/** Loads the code ahead. A failure is not reported: the component loads anew when it is rendered. */
	preload(): void;
}

/**
 * A component whose code is loaded when it is first rendered. It renders `fallback` meanwhile, and at once if the code is loaded. Missing
 * code shows a notice in place of this component alone, with a 重试 that loads it anew; what is around it stays.
 */
export const lazyComponent = <Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	fallback: (props: Props) => ReactNode = () => null,
): LazyComponent<Props> => createLazy(load, { fallback, floats: false });

/** Like `lazyComponent`, for dialogs: missing code shows at the top of the screen. */
export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> =>
	createLazy(load, { fallback: () => null, floats: true });

function createLazy<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ fallback, floats }: { fallback: (props: Props) => ReactNode; floats: boolean },
): LazyComponent<Props> {
	const loader = lazyCode(load);
	function Lazy(props: Props): ReactNode {
		const [result, retry] = useRetriedLoad(loader);
		if (!result) return fallback(props);
		return 'value' in result ? <result.value {...props} /> : <MissingPart floats={floats} onRetry={retry} />;
	}
	return Object.assign(Lazy, { preload: () => void loader().catch(() => undefined) });
}
