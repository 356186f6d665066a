import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestoreScroll } from '#src/tabs/restore-scroll.ts';

let height = 0;
let top = 0;
let onGrowth = (): void => undefined;

beforeEach(() => {
	vi.useFakeTimers();
	height = 100;
	top = 0;
	Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
	vi.spyOn(window, 'scrollTo').mockImplementation((...given: unknown[]) => {
		top = Math.min(Number(given[1]), height);
		window.dispatchEvent(new Event('scroll'));
	});
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(callback: () => void) {
				onGrowth = callback;
			}
			observe = () => undefined;
			disconnect = () => undefined;
		},
	);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

function grow(to: number): void {
	height = to;
	onGrowth();
}

function scroll(to: number): void {
	top = to;
	window.dispatchEvent(new Event('scroll'));
}

test('a position is reached while the page grows, and only then positions are reported', () => {
	const reported: number[] = [];
	const stop = createRestoreScroll()(500, (position) => reported.push(position));
	grow(300);
	grow(800);
	expect([top, reported]).toEqual([500, []]);
	vi.advanceTimersByTime(1500);
	scroll(620);
	expect(reported).toEqual([620]);
	stop();
	scroll(10);
	expect(reported).toEqual([620]);
});

test('a user who scrolls is not scrolled back', () => {
	const reported: number[] = [];
	createRestoreScroll()(500, (position) => reported.push(position));
	grow(300);
	window.dispatchEvent(new Event('wheel'));
	scroll(200);
	expect(reported).toEqual([200]);
});
