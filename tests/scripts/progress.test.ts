import { expect, test } from 'vitest';
import {
	completesTenth,
	fileDone,
	fitLine,
	formatDuration,
	progressLine,
	slowestLine,
	startProgress,
	totalOf,
} from '#scripts/test/progress.ts';

const started = startProgress(['unit', 'dom', 'unit', 'e2e']);

test('counts the files of a run by kind', () => {
	expect([...started]).toEqual([
		['unit', { done: 0, all: 2 }],
		['dom', { done: 0, all: 1 }],
		['browser', { done: 0, all: 1 }],
	]);
	expect(totalOf(started)).toEqual({ done: 0, all: 4 });
});

test('a finished file counts for its kind and leaves the previous progress unchanged', () => {
	const progress = fileDone(fileDone(started, 'e2e'), 'unit');
	expect([...progress.values()].map(({ done }) => done)).toEqual([1, 0, 1]);
	expect(totalOf(progress)).toEqual({ done: 2, all: 4 });
	expect(totalOf(started).done).toBe(0);
});

test('a file that was not announced counts too', () => {
	expect(totalOf(fileDone(startProgress([]), 'unit'))).toEqual({ done: 1, all: 1 });
});

test('the line shows the kinds, the time and the running files', () => {
	const line = { progress: fileDone(started, 'unit'), failed: 0, milliseconds: 80_400, running: ['a.test.ts', 'b.test.ts'] };
	expect(progressLine(line)).toBe('1 of 4 files (unit 1/2, dom 0/1, browser 0/1), 1 min 20 s, now a.test.ts b.test.ts');
	expect(progressLine({ ...line, failed: 2, running: [] })).toContain(', 2 failed, 1 min 20 s, loading');
});

test('the line ends with "preparing" before the first file runs, and with the time after the last one', () => {
	const line = { failed: 0, milliseconds: 3000, running: [] };
	expect(progressLine({ ...line, progress: started })).toMatch(/, 3 s, preparing$/);
	expect(progressLine({ ...line, progress: fileDone(startProgress(['dom']), 'dom') })).toBe('1 of 1 files (dom 1/1), 3 s');
});

test.each([
	[4, [1, 2, 3, 4]],
	[20, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
	[25, [3, 5, 8, 10, 13, 15, 18, 20, 23, 25]],
])('of %i files these complete a tenth', (all, expected) => {
	const files = Array.from({ length: all }, (_, index) => index + 1);
	expect(files.filter((done) => completesTenth({ done, all }))).toEqual(expected);
});

test.each([
	[0, '0 s'],
	[59_499, '59 s'],
	[59_500, '1 min 00 s'],
	[483_000, '8 min 03 s'],
])('formats %i ms as %s', (milliseconds, expected) => {
	expect(formatDuration(milliseconds)).toBe(expected);
});

test('truncates a line as wide as the terminal', () => {
	expect(fitLine('12345', 6)).toBe('12345');
	expect(fitLine('123456', 6)).toBe('1234…');
});

test('the slowest files are told with their durations, the slowest first', () => {
	expect(
		slowestLine([
			['a.test.ts', 4_000],
			['b.test.ts', 90_000],
		]),
	).toBe('Slowest: b.test.ts 1 min 30 s, a.test.ts 4 s\n');
});
