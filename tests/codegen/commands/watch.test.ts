import { afterEach, expect, test, vi } from 'vitest';
import { Changes, SETTLE_MS } from '#codegen/commands/watch.ts';

afterEach(() => vi.useRealTimers());

test('a run waits until a save in several steps is complete', async () => {
	vi.useFakeTimers();
	const changes = new Changes();
	const ready = vi.fn();
	void changes.next().then(ready);
	for (const _step of ['empties the file', 'writes it', 'sets its time']) {
		changes.note();
		await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
	}
	expect(ready).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(SETTLE_MS);
	expect(ready).toHaveBeenCalledWith(true);
});

test('the end of watching is not held up by changes', async () => {
	vi.useFakeTimers();
	const changes = new Changes();
	const ready = vi.fn();
	void changes.next().then(ready);
	changes.note();
	changes.end();
	changes.note();
	await vi.advanceTimersByTimeAsync(2 * SETTLE_MS);
	expect(ready).toHaveBeenCalledWith(false);
});
