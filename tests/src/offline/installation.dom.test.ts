import { expect, test, vi } from 'vitest';
import { watchInstallation } from '#src/offline/installation.ts';

const offerNow = () => {
	const prompt = vi.fn(async () => undefined);
	const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
	window.dispatchEvent(event);
	return { prompt, event };
};

test('the offer of the browser waits for the user, and is used once', async () => {
	const { state, install } = watchInstallation();
	expect(state.offered).toBe(false);
	const { prompt, event } = offerNow();
	expect([state.offered, event.defaultPrevented, prompt.mock.calls.length]).toEqual([true, true, 0]);
	await install();
	await install();
	expect([state.offered, prompt.mock.calls.length]).toEqual([false, 1]);
});

test('an app that is installed is not offered', () => {
	const { state } = watchInstallation();
	offerNow();
	window.dispatchEvent(new Event('appinstalled'));
	expect(state.offered).toBe(false);
});
