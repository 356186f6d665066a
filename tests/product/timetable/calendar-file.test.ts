import { describe, expect, it, test } from 'vitest';
import type { Schedule } from '#app/timetable/api-types.ts';
import { calendarFile } from '#app/timetable/calendar-file.ts';

const OPTIONS = { name: '我的课表', domain: 'learn.example.com', now: Date.parse('2026-09-12T10:00:00+08:00') };

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
	id: 's1',
	kind: 'class',
	title: '巡线小车',
	place: '3 层 创客间',
	teacherName: '陆小川',
	startAt: '2026-09-12T14:00:00+08:00',
	endAt: '2026-09-12T16:00:00+08:00',
	...changes,
});

const linesOf = (changes: Partial<Schedule>): string[] =>
	calendarFile([schedule(changes)], OPTIONS)
		.replaceAll('\r\n ', '')
		.split('\r\n');

test('row 12: the exported calendar is a whole iCalendar file with CRLF line ends', () => {
	expect(calendarFile([schedule()], OPTIONS)).toBe(
		[
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//timetable//ZH',
			'CALSCALE:GREGORIAN',
			'METHOD:PUBLISH',
			'X-WR-CALNAME:我的课表',
			'BEGIN:VEVENT',
			'UID:schedule-s1@learn.example.com',
			'DTSTAMP:20260912T020000Z',
			'DTSTART:20260912T060000Z',
			'DTEND:20260912T080000Z',
			'SUMMARY:巡线小车',
			'LOCATION:3 层 创客间',
			'DESCRIPTION:老师：陆小川',
			'END:VEVENT',
			'END:VCALENDAR',
			'',
		].join('\r\n'),
	);
});

describe('row 12: an entry of the exported calendar', () => {
	it.each([
		['escapes separators', { title: 'C++; 循环, 嵌套' }, 'SUMMARY:C++\\; 循环\\, 嵌套'],
		['escapes a backslash once', { title: 'a\\b' }, 'SUMMARY:a\\\\b'],
		['does not escape a colon', { title: '直播：答疑: 急弯' }, 'SUMMARY:直播：答疑: 急弯'],
		['writes line ends as \\n', { title: '一\r\n二\n三\r四' }, 'SUMMARY:一\\n二\\n三\\n四'],
		['cannot start a property', { title: '一\r\nEND:VEVENT' }, 'SUMMARY:一\\nEND:VEVENT'],
		['drops control characters', { title: 'a\u0000b\u0007c' }, 'SUMMARY:abc'],
		['converts an early time to the day before in UTC', { startAt: '2026-09-12T07:30:00+08:00' }, 'DTSTART:20260911T233000Z'],
		['reads a zone without a colon', { startAt: '2026-09-12T14:00:00+0800' }, 'DTSTART:20260912T060000Z'],
		['drops fractions of a second', { startAt: '2026-09-12T06:00:00.500Z' }, 'DTSTART:20260912T060000Z'],
		['keeps its UID when it is moved', { startAt: '2026-09-13T14:00:00+08:00' }, 'UID:schedule-s1@learn.example.com'],
	])('%s', (_case, changes, line) => {
		expect(linesOf(changes)).toContain(line);
	});

	it.each([
		['an end before its start', { endAt: '2026-09-12T13:00:00+08:00' }, 'DTEND'],
		['an unreadable end', { endAt: 'later' }, 'DTEND'],
		['an empty place', { place: '' }, 'LOCATION'],
		['an empty teacher', { teacherName: '' }, 'DESCRIPTION'],
	])('leaves out %s', (_case, changes, name) => {
		expect(linesOf(changes).filter((line) => line.startsWith(name))).toEqual([]);
	});

	it('is left out if its start is unreadable', () => {
		expect(linesOf({ startAt: 'soon' })).not.toContain('BEGIN:VEVENT');
	});
});

describe('row 12: a long line of the exported calendar', () => {
	const octets = (text: string): number => new TextEncoder().encode(text).length;

	it.each([
		['ASCII', 'a'.repeat(300)],
		['Chinese, 3 octets each', '直播答疑'.repeat(40)],
		['emoji, 4 octets each', '🤖'.repeat(60)],
		['a mixture', 'a直🤖'.repeat(40)],
	])('of %s has at most 75 octets a line and loses nothing', (_case, title) => {
		const file = calendarFile([schedule({ title })], OPTIONS);
		const lines = file.split('\r\n');
		expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
		expect(lines.some((line) => octets(line) > 71)).toBe(true);
		expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
		expect(file).not.toContain('\ufffd');
	});

	it('of exactly 75 octets is not folded', () => {
		const title = 'a'.repeat(75 - 'SUMMARY:'.length);
		expect(calendarFile([schedule({ title })], OPTIONS)).toContain(`SUMMARY:${title}\r\n`);
		expect(calendarFile([schedule({ title: `${title}b` })], OPTIONS)).toContain(`SUMMARY:${title}\r\n b\r\n`);
	});
});
