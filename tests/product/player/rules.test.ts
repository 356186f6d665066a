import { describe, expect, it } from 'vitest';
import { clockText } from '#app/player/rules/clock-text.ts';
import { cuesOf, lineAt, splitAtMatches } from '#app/player/rules/cues.ts';
import { dueMarker } from '#app/player/rules/due-marker.ts';
import { commandOfKey, type PlayerCommand, type PressedKey } from '#app/player/rules/keys.ts';
import { nextRate } from '#app/player/rules/rates.ts';
import { afterFailure, noFailures, sourceAfter } from '#app/player/rules/recovery.ts';
import { resumePosition, type SavedPosition } from '#app/player/rules/resume-position.ts';
import { limitSeek } from '#app/player/rules/seek-limit.ts';

describe('the start position', () => {
	const at = (position: number, time: number): SavedPosition => ({ position, at: time });
	it.each<[string, SavedPosition | null, SavedPosition | null, boolean, number]>([
		['nowhere yet', null, null, false, 0],
		['where the server knows', at(20, 1), null, false, 20],
		['where this browser knows', null, at(21.5, 1), false, 21.5],
		['where the browser knows better', at(20, 1), at(30, 2), false, 30],
		['where the server knows better: another device', at(20, 3), at(30, 2), false, 20],
		['at the beginning of a finished film', at(40, 1), at(30, 2), true, 0],
		['in the last seconds of an unfinished film', at(44, 1), null, false, 44],
		['at the start again of an unfinished film that ran to its end', at(45, 1), at(44.8, 2), false, 0],
		['at the start so near to it', at(2, 1), null, false, 0],
	])('starts %s', (_what, server, local, finished, expected) =>
		expect(resumePosition({ server, local, finished, seconds: 45 })).toBe(expected),
	);
});

describe('keys', () => {
	const press = (key: string, change: Partial<PressedKey> = {}): PlayerCommand | null =>
		commandOfKey({ key, modified: false, on: 'other', inPlayer: true, ...change });
	it.each<[string, PlayerCommand | null]>([
		[' ', { command: 'toggle' }],
		['k', { command: 'toggle' }],
		['K', { command: 'toggle' }],
		['j', { command: 'skip', by: -10 }],
		['l', { command: 'skip', by: 10 }],
		['ArrowLeft', { command: 'skip', by: -5 }],
		['ArrowRight', { command: 'skip', by: 5 }],
		['ArrowUp', { command: 'louder', by: 0.1 }],
		['m', { command: 'mute' }],
		['f', { command: 'fullScreen' }],
		['c', { command: 'captions' }],
		['<', { command: 'slower' }],
		['>', { command: 'faster' }],
		['0', { command: 'part', part: 0 }],
		['9', { command: 'part', part: 0.9 }],
		['x', null],
		['Tab', null],
		['F1', null],
	])('%s', (key, command) => expect(press(key)).toEqual(command));
	it.each<[string, string, Partial<PressedKey>]>([
		['everything in a field', 'k', { on: 'field' }],
		['a blank in a field', ' ', { on: 'field' }],
		['a blank on a button, which it presses', ' ', { on: 'button' }],
		['arrows on another slider', 'ArrowLeft', { on: 'slider' }],
		['arrow keys that scroll the page', 'ArrowDown', { inPlayer: false }],
		['shortcuts of the browser', 'l', { modified: true }],
	])('ignore %s', (_what, key, change) => expect(press(key, change)).toBeNull());
	it('work on a button, except for the space bar', () => expect(press('m', { on: 'button' })).toEqual({ command: 'mute' }));
});

describe('questions', () => {
	const markers = [{ id: 'q1', t: 10 }];
	it.each<[string, number, number, boolean, boolean]>([
		['played past', 9.8, 10.1, false, true],
		['gone on from', 10, 10.3, false, true],
		['not reached', 9, 9.5, false, false],
		['answered', 9.8, 10.1, true, false],
		['jumped over', 3, 20, false, false],
		['jumped back over', 12, 9, false, false],
	])('that are %s', (_what, from, to, answered, due) =>
		expect(dueMarker(markers, { from, to }, () => answered)?.id ?? null).toBe(due ? 'q1' : null),
	);
});

describe('playback errors', () => {
	it('refresh the addresses three times, then show a message', () => {
		let failures = noFailures;
		const steps = [1, 2, 3, 4].map((second) => {
			const next = afterFailure(failures, 100_000 + second * 1000);
			failures = next.failures;
			return next.step;
		});
		expect(steps).toEqual(['again', 'again', 'again', 'give-up']);
		expect(afterFailure(failures, 200_000).step).toBe('again');
	});
	it.each([
		[0, 0, 3, 0],
		[0, 1, 3, 0],
		[0, 2, 3, 1],
		[2, 2, 3, 0],
		[0, 3, 1, 0],
		[0, 0, 0, -1],
	])('source %i after %i failures, of %i, is %i', (chosen, failures, sources, expected) =>
		expect(sourceAfter(chosen, failures, sources)).toBe(expected),
	);
});

describe('seeking', () => {
	it.each([
		['inside', 30, true, 0, { to: 30, held: false }],
		['before the start', -3, true, 0, { to: 0, held: false }],
		['beyond the end', 99, true, 0, { to: 45, held: false }],
		['ahead where the course forbids it', 30, false, 10, { to: 10, held: true }],
		['a little ahead all the same', 11.5, false, 10, { to: 11.5, held: false }],
		['back always', 3, false, 10, { to: 3, held: false }],
	])('goes %s', (_what, target, free, furthest, expected) => expect(limitSeek({ target, seconds: 45, free, furthest })).toEqual(expected));
});

describe('the transcript', () => {
	const lines = [
		{ t: 0, text: '第一句' },
		{ t: 6, text: '第二句' },
	];
	it('becomes captions, each until the next one', () =>
		expect(cuesOf(lines, 10)).toEqual([
			{ from: 0, to: 6, text: '第一句' },
			{ from: 6, to: 10, text: '第二句' },
		]));
	it.each([
		[0, 0],
		[5.9, 0],
		[6, 1],
		[60, 1],
	])('at second %d shows line %i', (second, index) => expect(lineAt(lines, second)).toBe(index));
	it('shows no line before the first', () => expect(lineAt([{ t: 3, text: '' }], 1)).toBe(-1));
	it.each<[string, string, string[]]>([
		['range 会排出一列数', '', ['range 会排出一列数']],
		['range 会 Range', 'RANGE', ['', 'range', ' 会 ', 'Range', '']],
		['没有', '有没', ['没有']],
	])('%s, searched for "%s"', (text, wanted, parts) => expect(splitAtMatches(text, wanted)).toEqual(parts));
});

describe('times and speeds', () => {
	it.each([
		[0, '0:00'],
		[65.9, '1:05'],
		[3725, '1:02:05'],
		[Number.NaN, '0:00'],
		[-4, '0:00'],
	])('formats %d as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
	it.each<[number, 1 | -1, number]>([
		[1, 1, 1.25],
		[1, -1, 0.75],
		[2, 1, 2],
		[0.5, -1, 0.5],
	])('from %d in direction %i: %d', (rate, way, next) => expect(nextRate(rate, way)).toBe(next));
});
