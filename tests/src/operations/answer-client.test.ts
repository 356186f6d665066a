import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createAnswerCache } from '#src/operations/answer-cache.ts';
import { openAnswerCache } from '#src/operations/answer-client.ts';

const setUp = () => {
	const cache = createAnswerCache();
	return { cache, client: openAnswerCache(cache) };
};

it('prefetches an answer once, and keeps one that fails quiet', async () => {
	const { client } = setUp();
	const queryFn = vi.fn(async () => 'answer');
	const options = { queryKey: ['main.list', {}], queryFn };
	client.prefetch(options);
	client.prefetch(options);
	await vi.waitFor(() => expect(client.read(['main.list', {}])).toBe('answer'));
	client.prefetch(options);
	expect(queryFn).toHaveBeenCalledTimes(1);
	client.prefetch({ queryKey: ['main.broken', {}], queryFn: async () => Promise.reject(new Error('refused')), retry: false });
	await vi.waitFor(() =>
		expect(
			client.queries
				.getQueryCache()
				.getAll()
				.some(({ state }) => state.status === 'error'),
		).toBe(true),
	);
});

it('fetches the observed answers of an operation again when they become stale, whatever their input', async () => {
	const { cache, client } = setUp();
	const calls: string[] = [];
	const observe = (operation: string, page: number): (() => void) => {
		const queryFn = async () => calls.push(`${operation} ${page}`);
		return new QueryObserver(client.queries, { queryKey: [operation, { page }], queryFn }).subscribe(() => undefined);
	};
	const stops = [observe('main.list', 1), observe('main.list', 2), observe('main.other', 1)];
	await vi.waitFor(() =>
		expect(
			client.queries
				.getQueryCache()
				.getAll()
				.map(({ state }) => state.status),
		).toEqual(['success', 'success', 'success']),
	);
	stops[1]?.();
	cache.invalidate(['main.list']);
	await vi.waitFor(() => expect(calls).toEqual(['main.list 1', 'main.list 2', 'main.other 1', 'main.list 1']));
	// An answer that is not observed waits until it is.
	observe('main.list', 2);
	await vi.waitFor(() => expect(calls.at(-1)).toBe('main.list 2'));
	await vi.waitFor(() =>
		expect(
			client.queries
				.getQueryCache()
				.getAll()
				.every(({ state }) => !state.isInvalidated),
		).toBe(true),
	);

	cache.outdate();
	expect(
		client.queries
			.getQueryCache()
			.getAll()
			.every(({ state }) => state.isInvalidated),
	).toBe(true);
	expect(calls).toHaveLength(5);
	cache.clear();
	expect(client.read(['main.list', { page: 1 }])).toBeUndefined();
});
