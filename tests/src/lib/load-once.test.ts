// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { loadEachOnce, loadOnce } from '#src/lib/load-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createLoader(error: unknown = new Error('offline')) {
	let attempts = 0;
	const loader = loadOnce(async () => {
		attempts += 1;
		if (attempts === 1) throw error;
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

test.each<[string, unknown, number, () => void]>([
	['renders missing code of a preload', new CodeMissing('404'), 1, () => undefined],
	['loads missing code anew once it was shown', new CodeMissing('404'), 2, () => undefined],
	['loads missing code anew some seconds later', new CodeMissing('404'), 2, () => vi.advanceTimersByTime(5000)],
	['loads anew after any other failure', new Error('unknown page'), 2, () => undefined],
])('a component %s', async (name, error, expected, pass) => {
	const { loader, attempts } = createLoader(error);
	await loader().catch(() => undefined);
	if (error instanceof CodeMissing) error.shown = name.includes('was shown');
	pass();
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
