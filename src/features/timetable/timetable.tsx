import { useEffect, useRef } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Pixels before it is in view, so that it has seldom to be waited for. */
const AHEAD = 300;

const WeekTable = lazyComponent(
	async () => (await import('./week-table.tsx')).WeekTable,
	() => <Skeleton shape="rows" />,
);

/**
 * The timetable, whose code is a chunk of its own. On a page that must paint fast, its data is loaded only once it is about to scroll into view:
 * then it sets `week` of the page, the condition of the data call.
 */
export function Timetable({ schedules }: ComponentProps['features/timetable#Timetable']) {
	const { commands } = usePage();
	if (!schedules) return <Threshold onSeen={() => commands.set({ week: true })} />;
	return <WeekTable schedules={schedules} />;
}

function Threshold({ onSeen }: { onSeen: () => void }) {
	const mark = useRef<HTMLDivElement>(null);
	const seen = useRef(onSeen);
	// Scrolling is outside of React.
	useEffect(() => {
		const element = mark.current;
		if (!element) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some((entry) => entry.isIntersecting)) seen.current();
			},
			{ rootMargin: `${AHEAD}px` },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={mark}>
			<Skeleton shape="rows" still />
		</div>
	);
}
