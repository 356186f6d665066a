import { describe, expect, it } from 'vitest';
import { addDays, addMonths, moveMoment, parseMoment, type Shortcut, spanOf } from '#src/lib/days.ts';
import { isMoment, isWithin, type Moment } from '#src/lib/moment-text.ts';

describe('parseMoment', () => {
	it.each<[Moment, string, string | null]>([
		['date', '2026-09-01', '2026-09-01'],
		['date', ' 2026/9/1 ', '2026-09-01'],
		['date', '2026年9月1日', '2026-09-01'],
		['date', '20260901', '2026-09-01'],
		['date', '2026-02-29', null],
		['date', '2024-02-29', '2024-02-29'],
		['date', '2026-13-01', null],
		['date', '9月1日', null],
		['month', '2026.9', '2026-09'],
		['month', '2026-00', null],
		['time', '8:05', '08:05'],
		['time', '0805', '08:05'],
		['time', '24:00', null],
		['datetime', '2026-9-1 8:05', '2026-09-01T08:05'],
		['datetime', '2026-9-1', null],
	])('%s %s', (kind, text, expected) => expect(parseMoment(kind, text)).toBe(expected));
});

it('a moment is the text of the API, and of a day that exists', () => {
	expect(isMoment('date', '2026-02-28')).toBe(true);
	for (const [kind, text] of [
		['date', '2026-02-30'],
		['date', '2026-2-3'],
		['month', '2026-13'],
		['time', '8:00'],
		['datetime', '2026-02-30T08:00'],
		['number', '1'],
	] as const)
		expect(isMoment(kind, text), text).toBe(false);
});

it('adds across months and years, and stays in a shorter month', () => {
	expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
	expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
	expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
	expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

it('keys move by days, months, minutes', () => {
	const [next, large] = [
		{ amount: 1, large: false },
		{ amount: -1, large: true },
	] as const;
	expect(moveMoment('date', '2026-09-30', next)).toBe('2026-10-01');
	expect(moveMoment('date', '2026-09-30', large)).toBe('2026-08-30');
	expect(moveMoment('month', '2026-12', next)).toBe('2027-01');
	expect(moveMoment('month', '2026-12', large)).toBe('2025-12');
	expect(moveMoment('time', '23:58', next)).toBe('00:03');
	expect(moveMoment('time', '00:30', large)).toBe('23:30');
	expect(moveMoment('datetime', '2026-09-30T08:00', next)).toBe('2026-10-01T08:00');
});

it.each<[string, string | undefined, string | undefined, boolean]>([
	['2026-09-01', '2026-09-01', '2026-09-01', true],
	['2026-08-31', '2026-09-01', undefined, false],
	['2026-09-02', undefined, '2026-09-01', false],
	['2026-09', '2026-09-15', undefined, true],
	['2026-09-15T08:00', undefined, '2026-09-15', true],
])('%s from %s to %s', (value, min, max, expected) => expect(isWithin(value, min, max)).toBe(expected));

it.each<[Shortcut, string, string]>([
	['today', '2026-03-01', '2026-03-01'],
	['yesterday', '2026-02-28', '2026-02-28'],
	['tomorrow', '2026-03-02', '2026-03-02'],
	['last-7-days', '2026-02-23', '2026-03-01'],
	['last-30-days', '2026-01-31', '2026-03-01'],
	['this-month', '2026-03-01', '2026-03-31'],
	['last-month', '2026-02-01', '2026-02-28'],
])('on the 1st of March, %s is from %s to %s', (shortcut, from, to) => {
	expect(spanOf(shortcut, '2026-03-01')).toMatchObject({ from, to });
});
