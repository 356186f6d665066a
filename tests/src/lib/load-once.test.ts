// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEachOnce, loadOnce, markShown } from '#src/lib/load-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createLoader() {
	let attempts = 0;
	const loader = loadOnce(async () => {
		attempts += 1;
		if (attempts === 1) throw new Error('offline');
		return `value ${attempts}`;
	});
	return { loader, attempts: () => attempts };
}

test('loads once for concurrent calls, and again after a failure', async () => {
	const { loader, attempts } = createLoader();
	const [one, other] = await Promise.allSettled([loader(), loader()]);
	expect([one.status, other.status, attempts()]).toEqual(['rejected', 'rejected', 1]);
	expect([await loader(), await loader()]).toEqual(['value 2', 'value 2']);
	expect(loader.current().result).toEqual({ value: 'value 2' });
});

test.each([
	['renders the failure of a preload', 1, () => undefined],
	['loads anew once the failure was shown', 2, markShown],
	['loads anew some seconds later', 2, () => vi.advanceTimersByTime(5000)],
])('a component %s', async (_case, expected, pass: (error: unknown) => void) => {
	const { loader, attempts } = createLoader();
	pass(await loader().catch((error: unknown) => error));
	loader.current();
	expect(attempts()).toBe(expected);
});

test('loads each name once', async () => {
	const fetched: string[] = [];
	const loaderOf = loadEachOnce(async (name: string) => fetched.push(name));
	await Promise.all([loaderOf('a')(), loaderOf('b')(), loaderOf('a')()]);
	expect(loaderOf('a')).toBe(loaderOf('a'));
	expect(fetched).toEqual(['a', 'b']);
});
