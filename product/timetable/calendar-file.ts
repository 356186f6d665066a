/** Writes an iCalendar file (RFC 5545). */
import { parseTime } from '#src/lib/parse-time.ts';
import type { Schedule } from './api-types.ts';

export interface CalendarOptions {
	/** Name under which calendar apps list it. */
	name: string;
	/** Makes the UIDs of entries globally unique. The same in each export, so that a second import updates entries. */
	domain: string;
	/** Epoch ms of the export. */
	now: number;
}

export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** Times are in UTC, so the file needs no time zone definition. Entries with an unreadable start are left out. */
export function calendarFile(schedules: readonly Schedule[], { name, domain, now }: CalendarOptions): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//timetable//ZH',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		property('X-WR-CALNAME', name),
		...schedules.flatMap((schedule) => eventLines(schedule, { domain, now })),
		'END:VCALENDAR',
	];
	return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(schedule: Schedule, { domain, now }: Pick<CalendarOptions, 'domain' | 'now'>): string[] {
	const { id, title, place, teacherName } = schedule;
	const start = parseTime(schedule.startAt);
	const end = parseTime(schedule.endAt);
	if (!start) return [];
	return [
		'BEGIN:VEVENT',
		property('UID', `schedule-${id}@${domain}`),
		`DTSTAMP:${utc(new Date(now))}`,
		`DTSTART:${utc(start)}`,
		// An end that is not after the start is invalid.
		...(end && end > start ? [`DTEND:${utc(end)}`] : []),
		property('SUMMARY', title),
		...(place ? [property('LOCATION', place)] : []),
		...(teacherName ? [property('DESCRIPTION', `老师：${teacherName}`)] : []),
		'END:VEVENT',
	];
}

/** 20260912T060000Z */
const utc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const property = (name: string, text: string): string => `${name}:${escapeText(text)}`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 forbids them in text
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const escapeText = (text: string): string =>
	text
		.replace(CONTROL, '')
		.replace(/[\\;,]/g, (character) => `\\${character}`)
		.replace(/\r\n|\r|\n/g, '\\n');

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Continues a long line on the next one after a space, never inside a character. */
function fold(line: string): string {
	const parts: string[] = [];
	let part = '';
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > LINE_OCTETS) {
			parts.push(part);
			part = '';
			// The space counts.
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join('\r\n ');
}
