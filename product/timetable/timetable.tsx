import type { ComponentProps } from '#generated/component-props.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

const WeekTable = lazyComponent(
	async () => (await import('./week-table.tsx')).WeekTable,
	() => <Skeleton shape="rows" />,
);

/** The timetable, whose code is a chunk of its own. */
export const Timetable = ({ schedules }: ComponentProps['timetable#Timetable']) => <WeekTable schedules={schedules} />;
