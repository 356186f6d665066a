import type { QueryClient } from '@tanstack/query-core';
import type { OperationName } from '#generated/api/operations.ts';
import type { PendingChanges } from './pending-changes.ts';

/** The query cache of one user. `client` and `changes` load with the first page that queries (`openAnswerCache`). */
export interface AnswerCache {
	client: QueryClient | null;
	changes: PendingChanges | null;
	/** Marks every answer of these operations as stale: visible pages refetch at once, hidden ones when shown. */
	invalidate(operations: readonly OperationName[]): void;
	/** Marks everything as stale: visible pages refetch at once. */
	refresh(): void;
	/** Marks everything as stale without refetching. */
	outdate(): void;
	/** Removes everything, at the end of a session. */
	clear(): void;
}

export function createAnswerCache(): AnswerCache {
	const cache: AnswerCache = {
		client: null,
		changes: null,
		invalidate(operations) {
			for (const operation of operations) void cache.client?.invalidateQueries({ queryKey: [operation] });
		},
		refresh: () => void cache.client?.invalidateQueries(),
		outdate: () => void cache.client?.invalidateQueries({ refetchType: 'none' }),
		clear() {
			cache.changes?.clear();
			cache.client?.clear();
		},
	};
	return cache;
}
