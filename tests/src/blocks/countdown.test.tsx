import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CountdownBlock } from '#generated/block-types.ts';
import { minutesToAnnounce, partsOf, remainingText, untilNextSecond } from '#src/lib/remaining-time.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('the remaining time', () => {
	test.each<[number, string]>([
		[0, '0 分 0 秒'],
		[1, '0 分 1 秒'],
		[999, '0 分 1 秒'],
		[61 * SECOND, '1 分 1 秒'],
		[60 * MINUTE, '1 小时 0 分 0 秒'],
		[26 * 60 * MINUTE + 1, '1 天 2 小时 0 分 1 秒'],
		[-5, '0 分 0 秒'],
	])('%i ms show as %s', (milliseconds, words) => {
		expect(remainingText(partsOf(milliseconds))).toBe(words);
	});

	test.each<[string, number, number, number | null]>([
		['passing five minutes', 5 * MINUTE + 1, 5 * MINUTE, 5],
		['between five minutes and one', 5 * MINUTE, 4 * MINUTE, null],
		['passing one minute', MINUTE + 500, MINUTE - 500, 1],
		['sleeping past both: the latest', 9 * MINUTE, 30 * SECOND, 1],
		['sleeping past the end', 9 * MINUTE, 0, null],
	])('%s', (_name, before, left, minutes) => {
		expect(minutesToAnnounce(before, left)).toBe(minutes);
	});

	test('the next tick falls on the change of the displayed second', () => {
		expect([untilNextSecond(2500), untilNextSecond(2000)]).toEqual([501, 1]);
	});
});

let clock: number;
let hidden: boolean;
beforeEach(() => {
	clock = Date.parse('2026-09-12T10:00:00Z');
	hidden = false;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
	vi.useRealTimers();
	Reflect.deleteProperty(document, 'hidden');
});

const pass = (milliseconds: number) =>
	act(async () => {
		for (let left = milliseconds; left > 0; left -= 250) {
			clock += Math.min(250, left);
			await vi.advanceTimersByTimeAsync(Math.min(250, left));
		}
	});

/** Simulates sleep: the clock advances, timers do not run. */
const wake = (milliseconds: number) =>
	act(async () => {
		clock += milliseconds;
		document.dispatchEvent(new Event('visibilitychange'));
		await vi.advanceTimersByTimeAsync(0);
	});

async function open(until: number, more: Partial<CountdownBlock> = {}) {
	const block: CountdownBlock = {
		block: 'countdown',
		needs: [],
		until: () => until,
		label: '距交卷',
		actions: [{ message: '时间到，已交卷' }],
		...more,
	};
	const world = createWorld({}, { now: () => clock });
	const opened = await openPage(page([block]), world);
	return { ...opened, ended: () => world.log.filter((each) => each.includes('已交卷')).length };
}

const timer = (container: HTMLElement): string | null | undefined => container.querySelector('[role=timer]')?.getAttribute('aria-label');
const announcement = (container: HTMLElement): string | null | undefined => container.querySelector('[aria-live]')?.textContent;

test('counts by the server clock, is not announced each second, and looks urgent near the end', async () => {
	const { screen } = await open(clock + 6 * MINUTE);
	expect([timer(screen.container), announcement(screen.container)]).toEqual(['距交卷 6 分 0 秒', '']);
	expect(screen.container.querySelector('[data-urgent]')).toBeNull();
	await pass(2 * SECOND);
	expect([timer(screen.container), announcement(screen.container)]).toEqual(['距交卷 5 分 58 秒', '']);
	await pass(MINUTE);
	expect(announcement(screen.container)).toBe('距交卷：最后 5 分钟');
	expect(screen.container.querySelector('[data-urgent]')).not.toBeNull();
	await pass(4 * MINUTE);
	expect(announcement(screen.container)).toBe('距交卷：最后 1 分钟');
});

test('runs its action once at the end', async () => {
	const { screen, ended } = await open(clock + 3 * SECOND, { ended: '已交卷啦' });
	await pass(2 * SECOND);
	expect(ended()).toBe(0);
	await pass(2 * SECOND);
	expect([ended(), screen.container.textContent.includes('已交卷啦'), announcement(screen.container)]).toEqual([
		1,
		true,
		'距交卷：已交卷啦',
	]);
	await wake(MINUTE);
	await pass(5 * SECOND);
	expect(ended()).toBe(1);
});

test('runs its action once if the end falls into sleep', async () => {
	const { ended, screen } = await open(clock + 10 * MINUTE);
	await wake(20 * MINUTE);
	expect([ended(), timer(screen.container)]).toEqual([1, undefined]);
	await pass(5 * SECOND);
	expect(ended()).toBe(1);
});

test('does nothing if the time has already passed', async () => {
	const { ended, screen } = await open(clock - SECOND);
	await pass(5 * SECOND);
	expect([ended(), screen.container.textContent]).toEqual([0, '距交卷时间到']);
});

test('pauses while the window is hidden, but still fires at the end', async () => {
	const { ended, screen } = await open(clock + 10 * SECOND);
	hidden = true;
	await wake(0);
	const before = vi.getTimerCount();
	await pass(5 * SECOND);
	expect([before, timer(screen.container)]).toEqual([1, '距交卷 0 分 10 秒']);
	await pass(6 * SECOND);
	expect(ended()).toBe(1);
});

test('follows a changed end time', async () => {
	let until = clock + 2 * SECOND;
	const { ended, screen, world, go } = await open(0, { until: () => until });
	await pass(3 * SECOND);
	expect(ended()).toBe(1);
	until = clock + 2 * SECOND;
	await go('/page?again=1');
	expect([timer(screen.container), announcement(screen.container)]).toEqual(['距交卷 0 分 2 秒', '']);
	await pass(3 * SECOND);
	expect(ended()).toBe(2);
	expect(world.log.some((each) => each.startsWith('error'))).toBe(false);
});

test('renders nothing without a time', async () => {
	const { screen } = await open(0, { until: () => null });
	expect(screen.container.textContent).toBe('');
});
