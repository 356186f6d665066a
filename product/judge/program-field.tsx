import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Loaded lazily, since most homework of a course takes no program. */
export const ProgramField = lazyComponent(
	async () => (await import('./program-control.tsx')).ProgramControl,
	() => <Skeleton shape="panel" />,
);
