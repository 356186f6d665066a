import { useEffect, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { formatTime } from '#src/lib/format-time.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';

type Study = ComponentProps['home#WeekGoal']['study'];

const DAY = 86_400_000;

export const isReached = ({ weekSeconds, weekGoalSeconds }: Study): boolean => weekGoalSeconds > 0 && weekSeconds >= weekGoalSeconds;

/** Whether to celebrate the goal of the week: at the first visit after it was reached, once for each week and goal in this browser. */
export function useCelebration(study: Study): boolean {
	const { storage } = useKeptData();
	const { user } = useAccess().useSession();
	const { now } = useClock();
	const [celebrates, setCelebrates] = useState(false);
	const reached = isReached(study);
	const { weekGoalSeconds } = study;
	const passed = study.week.length - 1;
	useEffect(() => {
		if (!reached) return;
		const name: StorageEntry = `celebrated-${user.id}`;
		const occasion = `${formatTime(new Date(now() - passed * DAY), 'YYYY-MM-DD')} ${weekGoalSeconds}`;
		if (storage.read(name) === occasion) return;
		storage.write(name, occasion);
		setCelebrates(true);
	}, [reached, weekGoalSeconds, passed, storage, user.id, now]);
	return reached && celebrates;
}
