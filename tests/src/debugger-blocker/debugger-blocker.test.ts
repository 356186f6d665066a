// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDebugged, watchDebugger } from '#src/debugger-blocker/debugger-blocker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settings = { enabled: true, period: 500, start: 500, stop: 5000, address: 'https://www.example.com/' };

/** When tools were looked for, in ms since the start, up to ten seconds; and when the user was sent away. */
function watch({ desktop = true, opensAt = Number.POSITIVE_INFINITY } = {}) {
	const begun = Date.now();
	const since = (): number => Date.now() - begun;
	const checks: number[] = [];
	const left: number[] = [];
	watchDebugger(settings, {
		now: Date.now,
		isDesktop: () => desktop,
		isDebugged: () => {
			checks.push(since());
			return since() >= opensAt;
		},
		leave: () => void left.push(since()),
	});
	vi.advanceTimersByTime(10_000);
	return { checks, left };
}

test('on a desktop it looks every half second, from half a second to five seconds after the start', () => {
	const { checks, left } = watch();
	expect(checks).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
	expect(left).toEqual([]);
});

test('on a phone it goes on looking', () => {
	expect(watch({ desktop: false }).checks).toHaveLength(20);
});

test('who opens the tools is sent away once, and nothing is looked for after that', () => {
	expect(watch({ opensAt: 1200 })).toEqual({ checks: [500, 1000, 1500], left: [1500] });
});

test('without tools the statement takes no time', () => {
	expect(isDebugged()).toBe(false);
});
