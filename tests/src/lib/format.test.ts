import { describe, expect, test } from 'vitest';
import { formatBytes, formatDuration, formatNumber } from '#src/lib/format-quantity.ts';
import { formatAgo, formatTime } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';

const local = new Date(2026, 8, 2, 7, 5, 9);

describe('parsing times', () => {
	test.each([
		['with a colon in the zone', '2026-09-12T10:00:00+08:00', Date.UTC(2026, 8, 12, 2)],
		['without it', '2026-09-12T10:00:00.000+0800', Date.UTC(2026, 8, 12, 2)],
		['in UTC', '2026-09-12T10:00:00Z', Date.UTC(2026, 8, 12, 10)],
		['zero zone without a colon', '2026-09-12T10:00:00+0000', Date.UTC(2026, 8, 12, 10)],
		['epoch milliseconds', 1_000, 1_000],
		['a blank for the T, in the zone of the browser', '2026-09-02 07:05:09', local.getTime()],
		['a date without a time is local', '2026-09-02', new Date(2026, 8, 2).getTime()],
	])('%s', (_, value, time) => {
		expect(parseTime(value)?.getTime()).toBe(time);
	});

	test.each(['', 'soon', '2026-13-45', null, undefined, {}, Number.NaN])('%s is not a time', (value) => {
		expect(parseTime(value)).toBeNull();
	});
});

test.each([
	['YYYY-MM-DD', '2026-09-02'],
	['M月D日 H:mm', '9月2日 7:05'],
	['HH:mm:ss', '07:05:09'],
	['ddd', '周三'],
])('the format %s', (format, text) => {
	expect(formatTime(local, format)).toBe(text);
});

test.each([
	[-10_000, '刚刚'],
	[-3 * 60_000, '3 分钟前'],
	[2 * 86_400_000, '2 天后'],
	[-5 * 3_600_000, '5 小时前'],
	[-70 * 86_400_000, '2 个月前'],
	[400 * 86_400_000, '1 年后'],
])('%d ms from now formats as %s', (distance, text) => {
	expect(formatAgo(1e12 + distance, 1e12)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%s is neither a number nor a time', (value) => {
	expect([
		formatNumber(value, 0),
		formatDuration(value),
		formatBytes(value),
		formatAgo(value, 0),
		formatTime(new Date(value), 'YYYY'),
	]).toEqual(['', '', '', '', '']);
});

test('numbers and sizes', () => {
	expect([0, 12, 60, 200, 3900, 522_500, -5].map(formatDuration)).toEqual([
		'0 秒',
		'12 秒',
		'1 分',
		'3 分 20 秒',
		'1 小时 05 分',
		'145 小时',
		'0 秒',
	]);
	expect([formatNumber(12_345.6, 0), formatNumber(0.5, 2)]).toEqual(['12,346', '0.50']);
});

test.each([
	[0, '0 B'],
	[900, '900 B'],
	[999, '999 B'],
	[1000, '1 KB'],
	[1024, '1 KB'],
	[9.5 * 1024, '9.5 KB'],
	[99.96 * 1024, '100 KB'],
	[640 * 1024, '640 KB'],
	[999.4 * 1024, '999 KB'],
	[999.6 * 1024, '1 MB'],
	[1015.6 * 1024, '1 MB'],
	[1_258_291, '1.2 MB'],
	[12.3 * 1024 ** 2, '12.3 MB'],
	[128.4 * 1024 ** 2, '128 MB'],
	[5 * 1024 ** 3, '5 GB'],
	[5000 * 1024 ** 4, '5000 TB'],
])('%d bytes format as %s', (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});
