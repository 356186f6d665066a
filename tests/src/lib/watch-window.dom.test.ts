import { afterEach, expect, test, vi } from 'vitest';
import { watchWindow } from '#src/lib/watch-window.ts';

const PERIOD = 300_000;

afterEach(() => vi.restoreAllMocks());

/** A watch with a clock of its own. */
function watch({ signedIn = true } = {}) {
	const state = { now: 0, signedIn, checks: 0, tick: (): void => undefined, period: 0, ended: false };
	const stop = watchWindow(
		async () => {
			state.checks += 1;
			throw new Error('its code failed to load');
		},
		() => state.signedIn,
		PERIOD,
		{
			now: () => state.now,
			every(period, act) {
				Object.assign(state, { period, tick: act });
				return () => {
					state.ended = true;
				};
			},
		},
	);
	const visibility = (value: DocumentVisibilityState): void => {
		vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(value);
		document.dispatchEvent(new Event('visibilitychange'));
	};
	return { state, stop, visibility, focus: () => window.dispatchEvent(new Event('focus')) };
}

test('the check runs every period, and once when the window gets visible and focused', () => {
	const { state, stop, visibility, focus } = watch();
	expect(state.period).toBe(PERIOD);
	state.now += PERIOD;
	state.tick();
	expect(state.checks).toBe(1);
	state.now += 60_000;
	visibility('visible');
	focus();
	expect(state.checks).toBe(2);
	state.now += 60_000;
	focus();
	expect(state.checks).toBe(3);
	stop();
	state.now += 60_000;
	focus();
	expect([state.checks, state.ended]).toEqual([3, true]);
});

test('nothing is asked while the window is hidden or nobody is signed in', () => {
	const { state, stop, visibility, focus } = watch({ signedIn: false });
	state.now += PERIOD;
	focus();
	state.signedIn = true;
	visibility('hidden');
	state.tick();
	expect(state.checks).toBe(0);
	visibility('visible');
	expect(state.checks).toBe(1);
	stop();
});
