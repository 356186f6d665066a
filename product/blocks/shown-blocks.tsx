import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { BlockViewProps } from './editor/block-view.tsx';

/** Blocks to look at. Loaded lazily, since most programs have none. */
export const ShownBlocks = lazyComponent<BlockViewProps>(
	async () => (await import(/* webpackChunkName: "block-editor" */ './editor/block-view.tsx')).BlockView,
	() => <Skeleton shape="lines" />,
);
