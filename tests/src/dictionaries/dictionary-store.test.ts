// @vitest-environment node
import { subscribe } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { createDictionaryStore } from '#src/dictionaries/dictionaries.ts';
import { HttpError, type Result } from '#src/http/result.ts';

const rows = [{ type: 'grade', value: 1, label: '一年级', tone: 'info' }];

test('fetches dictionaries lazily and once', async () => {
	const fetchAll = vi.fn(async (): Promise<Result<unknown>> => ({ ok: true, data: rows }));
	const { state } = createDictionaryStore(fetchAll);
	const before = state.lookup;
	const changed = new Promise<void>((resolve) => subscribe(state, () => resolve()));
	expect(fetchAll).not.toHaveBeenCalled();
	expect([before('grade'), before('state')]).toEqual([[], []]);
	await changed;
	expect(fetchAll).toHaveBeenCalledTimes(1);
	expect(state.lookup).not.toBe(before);
	expect(state.lookup('grade')).toEqual([{ value: '1', label: '一年级', tone: 'info' }]);
	expect(state.lookup('state')).toEqual([]);
});

test('retries after a failure, but not at once', async () => {
	vi.useFakeTimers();
	const fetchAll = vi.fn(async (): Promise<Result<unknown>> => ({ ok: false, error: new HttpError({ kind: 'network', message: '' }) }));
	const { state } = createDictionaryStore(fetchAll);
	const ask = async (): Promise<void> => {
		state.lookup('grade');
		await vi.advanceTimersByTimeAsync(0);
	};
	await ask();
	await ask();
	expect(fetchAll).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(5000);
	await ask();
	expect(fetchAll).toHaveBeenCalledTimes(2);
	vi.useRealTimers();
});

test('an app without dictionaries sends no request', () => {
	expect(createDictionaryStore(null).state.lookup('grade')).toEqual([]);
});
