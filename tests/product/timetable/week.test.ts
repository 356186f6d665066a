import { describe, expect, it } from 'vitest';
import type { Schedule } from '#app/timetable/api-types.ts';
import { lastWeekAhead, weekOf } from '#app/timetable/week.ts';
import { createSiteTimes } from '#src/lib/site-times.ts';
import { localTimes } from '#tests/support/local-times.ts';

/** A Saturday. */
const NOW = new Date(2026, 8, 12, 10).getTime();

const at = (month: number, day: number, hour = 0, minute = 0): string => new Date(2026, month - 1, day, hour, minute).toISOString();

const schedule = (id: string, startAt: string, endAt: string): Schedule => ({
	id,
	kind: 'class',
	title: id,
	place: '',
	teacherName: '',
	startAt,
	endAt,
});

const idsByDay = (schedules: readonly Schedule[], now: number, ahead?: number): string[] =>
	weekOf(schedules, now, ahead ?? 0, localTimes).days.map(({ entries }) => entries.map((entry) => entry.schedule.id).join());

describe('row 12: the week of the timetable', () => {
	it.each([
		['a Saturday', new Date(2026, 8, 12, 10), 7, 5],
		['a Monday at midnight', new Date(2026, 8, 7), 7, 0],
		['a Sunday before midnight', new Date(2026, 8, 13, 23, 59), 7, 6],
		['a week across months', new Date(2026, 8, 30), 28, 2],
		['a week across years', new Date(2027, 0, 1), 28, 4],
	])('starts on Monday and marks today on %s', (_case, now, monday, today) => {
		const { days } = weekOf([], now.getTime(), 0, localTimes);
		expect(Number(days[0]?.day.slice(-2))).toBe(monday);
		expect(days.map((day) => day.today).indexOf(true)).toBe(today);
		expect(days.filter((day) => day.today)).toHaveLength(1);
	});

	it('lists entries on the day they start, in order of time', () => {
		const schedules = [
			schedule('evening', at(9, 12, 18), at(9, 12, 19)),
			schedule('first minute', at(9, 7), at(9, 7, 1)),
			schedule('morning', at(9, 12, 8), at(9, 12, 9)),
			schedule('last minute', at(9, 13, 23, 59), at(9, 14, 1)),
			schedule('week before', at(9, 6, 23, 59), at(9, 7, 1)),
			schedule('week after', at(9, 14), at(9, 14, 1)),
			schedule('unreadable', 'soon', 'later'),
		];
		expect(idsByDay(schedules, NOW)).toEqual(['first minute', '', '', '', '', 'morning,evening', 'last minute']);
		expect(idsByDay(schedules, NOW, 1)).toEqual(['week after', '', '', '', '', '', '']);
		expect(weekOf(schedules, NOW, 0, localTimes).count).toBe(4);
	});

	it('is empty, marks no day as today in another week, and mutates nothing', () => {
		const schedules = Object.freeze([schedule('b', at(9, 12, 18), at(9, 12, 19)), schedule('a', at(9, 12, 8), at(9, 12, 9))]);
		const next = weekOf(schedules, NOW, 1, localTimes);
		expect([next.count, next.days.some(({ today }) => today)]).toEqual([0, false]);
	});

	it.each([
		['14:00–16:00', at(9, 12, 14), at(9, 12, 16), false],
		['08:00–09:59', at(9, 12, 8), at(9, 12, 9, 59), true],
		['23:00–9月13日 01:00', at(9, 12, 23), at(9, 13, 1), false],
		['08:00', at(9, 12, 8), 'later', true],
	])('shows %s, and whether it is over', (time, startAt, endAt, over) => {
		expect(weekOf([schedule('s', startAt, endAt)], NOW, 0, localTimes).days[5]?.entries).toMatchObject([{ time, over }]);
	});

	it.each([
		[[], 0],
		[[at(9, 7)], 0],
		[[at(9, 13, 23, 59)], 0],
		[[at(9, 27, 23, 59), at(9, 14)], 2],
	])('of %j: the last one is %i weeks ahead', (starts, ahead) => {
		const schedules = starts.map((start) => schedule(start, start, start));
		expect(lastWeekAhead(schedules, NOW, localTimes)).toBe(ahead);
	});

	it.each(['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
		'is that of the place, not that of a reader in %s',
		(reader) => {
			const times = createSiteTimes({ zone: 'Asia/Shanghai', name: '北京时间', reader });
			const lesson = schedule('lesson', '2026-09-12T14:00:00+08:00', '2026-09-12T16:00:00+08:00');
			const early = schedule('early', '2026-09-07T00:30:00+08:00', '2026-09-07T01:00:00+08:00');
			const { days } = weekOf([lesson, early], Date.parse('2026-09-12T10:00:00+08:00'), 0, times);
			expect(days[5]).toMatchObject({ day: '2026-09-12', today: true, entries: [{ time: '14:00–16:00' }] });
			expect(days[0]).toMatchObject({ day: '2026-09-07', entries: [{ time: '00:30–01:00' }] });
		},
	);

	it('has seven days also when the clocks of the place change', () => {
		const times = createSiteTimes({ zone: 'America/New_York', name: '' });
		const { days } = weekOf([], Date.parse('2026-10-31T12:00:00-04:00'), 0, times);
		expect(days.map(({ day }) => day.slice(5))).toEqual(['10-26', '10-27', '10-28', '10-29', '10-30', '10-31', '11-01']);
	});
});
