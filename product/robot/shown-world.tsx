import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { WorldSelectProps } from './world-select.tsx';
import type { WorldViewProps } from './world-view.tsx';

/** A world to look at. Loaded lazily, since most programs drive no robot. */
export const ShownWorld = lazyComponent<WorldViewProps>(
	async () => (await import(/* webpackChunkName: "robot" */ './world-view.tsx')).WorldView,
	() => <Skeleton shape="panel" />,
);

export const WorldSelect = lazyComponent<WorldSelectProps>(
	async () => (await import(/* webpackChunkName: "robot" */ './world-select.tsx')).WorldSelect,
	() => <Skeleton shape="panel" />,
);
