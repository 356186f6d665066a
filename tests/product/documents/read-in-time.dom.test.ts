import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReadInTime } from '#app/documents/use-read-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const pass = (milliseconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

async function turnAway(hidden: boolean): Promise<void> {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
	await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Three slides in a frame that has not loaded yet. */
function openSlides() {
	const onRead = vi.fn();
	const { result, unmount } = renderHook(() => useReadInTime(3, onRead));
	const load = () => act(async () => result.current());
	return { onRead, load, unmount };
}

test('slides count as read once their frame was visible for 1.5 s for each of them', async () => {
	const { onRead, load } = openSlides();
	await pass(10_000);
	expect(onRead).not.toHaveBeenCalled();
	await load();
	await pass(4400);
	expect(onRead).not.toHaveBeenCalled();
	await pass(200);
	expect(onRead.mock.calls).toEqual([[3, [1, 2, 3]]]);
	// A renewed token loads the frame anew.
	await load();
	await pass(10_000);
	expect(onRead).toHaveBeenCalledTimes(1);
});

test('time behind another tab does not count', async () => {
	const { onRead, load } = openSlides();
	await load();
	await pass(2500);
	await turnAway(true);
	await pass(60_000);
	await turnAway(false);
	await pass(1900);
	expect(onRead).not.toHaveBeenCalled();
	await pass(200);
	expect(onRead).toHaveBeenCalledTimes(1);
});

test('slides that are closed too early are not read', async () => {
	const { onRead, load, unmount } = openSlides();
	await load();
	await pass(3000);
	unmount();
	await pass(60_000);
	expect(onRead).not.toHaveBeenCalled();
});
