import { formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { Schedule } from './api-types.ts';

export interface Entry {
	schedule: Schedule;
	/** `14:00–16:00`; with the day if it ends on another one. */
	time: string;
	over: boolean;
}

export interface Day {
	/** Local midnight. */
	date: Date;
	today: boolean;
	entries: readonly Entry[];
}

export interface Week {
	/** Monday to Sunday. */
	days: readonly Day[];
	/** Number of entries. */
	count: number;
}

/** The week of `now`, or the one `ahead` weeks later, in local days. An entry is listed on the day it starts. */
export function weekOf(schedules: readonly Schedule[], now: number, ahead = 0): Week {
	const monday = mondayOf(now, ahead);
	const today = dayAfter(new Date(now), 0).getTime();
	const days = Array.from({ length: 7 }, (_item, index): Day => {
		const date = dayAfter(monday, index);
		const end = dayAfter(monday, index + 1).getTime();
		const entries = startsOf(schedules)
			.filter(({ start }) => start >= date.getTime() && start < end)
			.map(({ schedule }) => toEntry(schedule, now));
		return { date, today: date.getTime() === today, entries };
	});
	return { days, count: days.reduce((sum, { entries }) => sum + entries.length, 0) };
}

/** How many weeks after that of `now` the last entry starts; 0 without entries. */
export function lastWeekAhead(schedules: readonly Schedule[], now: number): number {
	const last = startsOf(schedules).at(-1)?.start ?? now;
	let ahead = 0;
	while (mondayOf(now, ahead + 1).getTime() <= last) ahead += 1;
	return ahead;
}

interface Start {
	schedule: Schedule;
	start: number;
}

/** In order of time. An entry with an unreadable time cannot be placed. */
const startsOf = (schedules: readonly Schedule[]): Start[] =>
	schedules
		.flatMap((schedule) => {
			const start = parseTime(schedule.startAt)?.getTime();
			return start === undefined ? [] : [{ schedule, start }];
		})
		.sort((one, other) => one.start - other.start);

function toEntry(schedule: Schedule, now: number): Entry {
	const start = parseTime(schedule.startAt);
	const end = parseTime(schedule.endAt);
	const from = start ? formatTime(start, 'HH:mm') : '';
	const sameDay = start && end && formatTime(start, 'YYYY-MM-DD') === formatTime(end, 'YYYY-MM-DD');
	const to = end ? `–${formatTime(end, sameDay ? 'HH:mm' : 'M月D日 HH:mm')}` : '';
	return { schedule, time: from + to, over: (end ?? start ?? new Date(now)).getTime() < now };
}

function mondayOf(now: number, ahead: number): Date {
	const today = new Date(now);
	return dayAfter(today, 7 * ahead - ((today.getDay() + 6) % 7));
}

/** Local midnight of a later day. Days are not always 24 hours long. */
const dayAfter = (date: Date, days: number): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
