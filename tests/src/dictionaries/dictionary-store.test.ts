// @vitest-environment node
import { subscribe } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { createDictionaryState } from '#src/dictionaries/dictionaries.ts';
import { HttpError, type Result } from '#src/http/result.ts';

const rows = [{ type: 'grade', value: 1, label: '一年级', tone: 'info' }];
const firstYear = { value: '1', label: '一年级', tone: 'info' };

test('fetches dictionaries on the first use, and once', async () => {
	const fetchAll = vi.fn(async (): Promise<Result<unknown>> => ({ ok: true, data: rows }));
	const state = createDictionaryState(fetchAll);
	const loading = state.dictionaries;
	const changed = new Promise<void>((resolve) => subscribe(state, () => resolve()));
	expect(fetchAll).not.toHaveBeenCalled();
	expect([loading.items('grade'), loading.items('course_state')]).toEqual([[], []]);
	await changed;
	expect(state.dictionaries).not.toBe(loading);
	expect(state.dictionaries.items('grade')).toEqual([firstYear]);
	expect(state.dictionaries.items('course_state')).toEqual([]);
	expect(fetchAll).toHaveBeenCalledTimes(1);
});

test('a code is an ellipsis until its label is known', async () => {
	const state = createDictionaryState(async () => ({ ok: true, data: rows }));
	const changed = new Promise<void>((resolve) => subscribe(state, () => resolve()));
	expect(state.dictionaries.find('grade', '1')).toEqual({ value: '1', label: '…', tone: 'mute' });
	await changed;
	expect(state.dictionaries.find('grade', '1')).toEqual(firstYear);
	expect(state.dictionaries.find('grade', '9')).toBeUndefined();
});

test('whoever met no missing label hears of no change', async () => {
	const state = createDictionaryState(async () => ({ ok: true, data: rows }));
	const dictionaries = state.dictionaries;
	const onChange = vi.fn();
	subscribe(state, onChange);
	dictionaries.request();
	// The answer is there after two microtasks.
	await Promise.resolve();
	await Promise.resolve();
	expect(dictionaries.items('grade')).toEqual([firstYear]);
	expect(onChange).not.toHaveBeenCalled();
	expect(state.dictionaries).toBe(dictionaries);
});

test('a request ahead of the first use is the only one', async () => {
	const fetchAll = vi.fn(async (): Promise<Result<unknown>> => ({ ok: true, data: rows }));
	const state = createDictionaryState(fetchAll);
	const changed = new Promise<void>((resolve) => subscribe(state, () => resolve()));
	state.dictionaries.request();
	state.dictionaries.find('grade', '1');
	await changed;
	state.dictionaries.request();
	await Promise.resolve();
	expect(fetchAll).toHaveBeenCalledTimes(1);
});

test('codes are shown after a failure, and a later use retries', async () => {
	vi.useFakeTimers();
	const fetchAll = vi.fn(async (): Promise<Result<unknown>> => ({ ok: false, error: new HttpError({ kind: 'network', message: '' }) }));
	const state = createDictionaryState(fetchAll);
	const use = async (): Promise<void> => {
		state.dictionaries.find('grade', '1');
		await vi.advanceTimersByTimeAsync(0);
	};
	await use();
	await use();
	expect(fetchAll).toHaveBeenCalledTimes(1);
	expect(state.dictionaries.find('grade', '1')).toBeUndefined();
	await vi.advanceTimersByTimeAsync(5000);
	await use();
	expect(fetchAll).toHaveBeenCalledTimes(2);
	vi.useRealTimers();
});

test('an app without dictionaries sends no request', () => {
	const dictionaries = createDictionaryState(null).dictionaries;
	expect(dictionaries.items('grade')).toEqual([]);
	expect(dictionaries.find('grade', '1')).toBeUndefined();
});
