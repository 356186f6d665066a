import type { QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query';

/** Cached answers of operations. The first part of a key is the operation. */
export interface AnswerClient {
	/** For observers of the library. */
	queries: QueryClient;
	read(key: QueryKey): unknown;
	/** Fetches, unless the answer is cached or on its way. */
	prefetch(options: QueryObserverOptions): void;
	/** Marks the answers of an operation as stale, and fetches those again that are observed. */
	invalidate(operation: string): void;
	/** Marks all answers as stale. */
	outdate(): void;
	clear(): void;
}

/** The answers of one user. `client` loads with the first page that queries (`openAnswerCache`). */
export interface AnswerCache {
	client: AnswerClient | null;
	/** Marks every answer of these operations as stale: visible pages refetch at once, hidden ones when shown. */
	invalidate(operations: readonly string[]): void;
	/** Marks everything as stale without refetching. */
	outdate(): void;
	/** Removes everything, at the end of a session. */
	clear(): void;
}

export function createAnswerCache(): AnswerCache {
	const cache: AnswerCache = {
		client: null,
		invalidate(operations) {
			for (const operation of operations) cache.client?.invalidate(operation);
		},
		outdate: () => cache.client?.outdate(),
		clear: () => cache.client?.clear(),
	};
	return cache;
}
