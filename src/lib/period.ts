export type Period = 'past' | 'today' | 'week' | 'later';

/** The period in which a time lies, seen from `now`; both in epoch ms. By days of the browser's zone and weeks that begin on Monday. */
export function periodOf(time: number, now: number): Period {
	const today = new Date(now);
	const startOf = (daysAhead: number): number => new Date(today.getFullYear(), today.getMonth(), today.getDate() + daysAhead).getTime();
	if (time < now) return 'past';
	if (time < startOf(1)) return 'today';
	const weekday = (today.getDay() + 6) % 7;
	return time < startOf(7 - weekday) ? 'week' : 'later';
}
