// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSiteTimes, type TimeKind } from '#src/lib/site-times.ts';
import { dayIn, hourIn } from '#src/lib/zoned-time.ts';

const timesFor = (reader: string) => createSiteTimes({ zone: 'Asia/Shanghai', name: '北京时间', reader });
const LESSON = new Date('2026-09-12T14:00:00+08:00');
const LATE = new Date('2026-09-12T23:30:00+08:00');

describe('times of a place and deadlines', () => {
	it.each<[string, TimeKind | undefined, Date, string]>([
		['Asia/Shanghai', 'place', LESSON, '9月12日 14:00'],
		['Asia/Shanghai', 'deadline', LESSON, '9月12日 14:00'],
		['Asia/Singapore', 'place', LESSON, '9月12日 14:00'],
		['America/New_York', 'place', LESSON, '9月12日 14:00（北京时间）'],
		['America/New_York', 'deadline', LESSON, '9月12日 02:00（本地时间，北京时间 14:00）'],
		['America/New_York', undefined, LESSON, '9月12日 02:00'],
		['America/New_York', 'deadline', new Date('2026-09-12T08:00:00+08:00'), '9月11日 20:00（本地时间，北京时间 9月12日 08:00）'],
		['Asia/Kathmandu', 'deadline', LESSON, '9月12日 11:45（本地时间，北京时间 14:00）'],
		['Asia/Kathmandu', 'place', LESSON, '9月12日 14:00（北京时间）'],
		['Pacific/Kiritimati', 'deadline', LATE, '9月13日 05:30（本地时间，北京时间 9月12日 23:30）'],
		['Pacific/Kiritimati', 'place', LATE, '9月12日 23:30（北京时间）'],
	])('in %s a %s is named where the clocks differ', (reader, kind, date, text) => {
		expect(timesFor(reader).format(date, 'M月D日 HH:mm', kind)).toBe(text);
	});

	it('names no clock beside a date alone, and takes that of the place for it', () => {
		const times = timesFor('America/New_York');
		const early = new Date('2026-05-01T09:00:00+08:00');
		expect(times.format(early, 'YYYY-MM-DD', 'place')).toBe('2026-05-01');
		expect(times.format(early, 'YYYY-MM-DD', 'deadline')).toBe('2026-04-30');
	});

	it.each<[string, TimeKind, string]>([
		['Asia/Shanghai', 'place', '9月12日 14:00 至 16:00'],
		['America/New_York', 'place', '9月12日 14:00 至 16:00（北京时间）'],
		['America/New_York', 'deadline', '9月12日 02:00 至 04:00（本地时间，北京时间 9月12日 14:00 至 16:00）'],
	])('in %s a span of a %s is %s', (reader, kind, text) => {
		expect(timesFor(reader).span(LESSON, new Date('2026-09-12T16:00:00+08:00'), kind)).toBe(text);
	});

	it('follows daylight saving time of either side', () => {
		// New York changes its clocks on 2026-11-01: 14:00 in Shanghai is 02:00 the day before, 01:00 from then on.
		const times = timesFor('America/New_York');
		expect(times.format(new Date('2026-10-31T14:00:00+08:00'), 'HH:mm', 'deadline')).toBe('02:00（本地时间，北京时间 14:00）');
		expect(times.format(new Date('2026-11-02T14:00:00+08:00'), 'HH:mm', 'deadline')).toBe('01:00（本地时间，北京时间 14:00）');
		const inNewYork = createSiteTimes({ zone: 'America/New_York', name: '', reader: 'Asia/Shanghai' });
		expect(inNewYork.format(new Date('2026-11-01T05:30:00Z'), 'HH:mm', 'place')).toBe('01:30（北美东部夏令时间）');
		expect(inNewYork.format(new Date('2026-11-01T06:30:00Z'), 'HH:mm', 'place')).toBe('01:30（北美东部标准时间）');
	});

	it.each([
		['Asia/Shanghai', '2026-09-12', 14],
		['America/New_York', '2026-09-12', 2],
		['Asia/Kathmandu', '2026-09-12', 11],
		['Pacific/Kiritimati', '2026-09-12', 20],
		['Pacific/Pago_Pago', '2026-09-11', 19],
	])('in %s the lesson is on %s in hour %i', (zone, day, hour) => {
		expect([dayIn(LESSON, zone), hourIn(LESSON.getTime(), zone)]).toEqual([day, hour]);
	});
});
