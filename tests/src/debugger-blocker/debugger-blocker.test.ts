// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDebugged, watchDebugger } from '#src/debugger-blocker/debugger-blocker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settings = { enabled: true, period: 500, start: 500, stop: 5000, address: 'https://www.example.com/' };

/** Runs for ten seconds; returns when it checked for developer tools and when it redirected, in ms since the start. */
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

test('on a desktop it checks every 500 ms, from 500 ms to 5 s after the start', () => {
	const { checks, left } = watch();
	expect(checks).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
	expect(left).toEqual([]);
});

test('on a phone it checks without end', () => {
	expect(watch({ desktop: false }).checks).toHaveLength(20);
});

test('opened tools redirect the user once and stop the checks', () => {
	expect(watch({ opensAt: 1200 })).toEqual({ checks: [500, 1000, 1500], left: [1500] });
});

test('the debugger statement takes no time without tools', () => {
	expect(isDebugged()).toBe(false);
});
