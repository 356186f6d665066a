import { addDays } from '#src/lib/days.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';
import { dayIn } from '#src/lib/zoned-time.ts';
import type { Schedule } from './api-types.ts';

export interface Entry {
	schedule: Schedule;
	/** `14:00–16:00`; with the day if it ends on another one. */
	time: string;
	over: boolean;
}

export interface Day {
	/** As 2026-09-12. */
	day: string;
	today: boolean;
	entries: readonly Entry[];
}

export interface Week {
	/** Monday to Sunday. */
	days: readonly Day[];
	/** Number of entries. */
	count: number;
}

/** The week of `now`, or the one `ahead` weeks later, in days of the place. An entry is listed on the day it starts. */
export function weekOf(schedules: readonly Schedule[], now: number, ahead: number, times: SiteTimes): Week {
	const today = dayIn(new Date(now), times.zone);
	const monday = mondayOf(today, ahead);
	const starts = startsOf(schedules);
	const days = Array.from({ length: 7 }, (_item, index): Day => {
		const day = addDays(monday, index);
		const entries = starts
			.filter(({ start }) => dayIn(start, times.zone) === day)
			.map(({ schedule, start }) => toEntry({ schedule, start, now, times }));
		return { day, today: day === today, entries };
	});
	return { days, count: days.reduce((sum, { entries }) => sum + entries.length, 0) };
}

/** How many weeks after that of `now` the last entry starts; 0 without entries. */
export function lastWeekAhead(schedules: readonly Schedule[], now: number, { zone }: SiteTimes): number {
	const last = startsOf(schedules).at(-1)?.start;
	const today = dayIn(new Date(now), zone);
	const lastDay = last ? dayIn(last, zone) : today;
	let ahead = 0;
	while (mondayOf(today, ahead + 1) <= lastDay) ahead += 1;
	return ahead;
}

interface Start {
	schedule: Schedule;
	start: Date;
}

/** In order of time. An entry with an unreadable time cannot be placed. */
const startsOf = (schedules: readonly Schedule[]): Start[] =>
	schedules
		.flatMap((schedule) => {
			const start = parseTime(schedule.startAt);
			return start ? [{ schedule, start }] : [];
		})
		.sort((one, other) => one.start.getTime() - other.start.getTime());

function toEntry({ schedule, start, now, times: { zone } }: Start & { now: number; times: SiteTimes }): Entry {
	const end = parseTime(schedule.endAt);
	const from = formatTime(start, 'HH:mm', zone);
	const sameDay = end && dayIn(start, zone) === dayIn(end, zone);
	const to = end ? `–${formatTime(end, sameDay ? 'HH:mm' : 'M月D日 HH:mm', zone)}` : '';
	return { schedule, time: from + to, over: (end ?? start).getTime() < now };
}

const DAYS = 7;

/** Days without a clock are counted in UTC, where each has 24 hours. */
function mondayOf(today: string, ahead: number): string {
	const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
	return addDays(today, DAYS * ahead - ((weekday + DAYS - 1) % DAYS));
}
