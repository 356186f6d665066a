import type { QueryClient } from '@tanstack/react-query';

/**
 * The answers of operations that pages have asked for; they belong to one user. The cache itself comes with the first page that asks for
 * something (`openAnswerCache`): the sign-in page does without.
 */
export interface AnswerCache {
	client: QueryClient | null;
	/** Makes every answer of these operations stale: pages on screen ask again, hidden ones when they are shown. */
	invalidate(operations: readonly string[]): void;
	/** Makes everything stale without asking for anything. */
	outdate(): void;
	/** Forgets everything: when a session ends. */
	clear(): void;
}

export function createAnswerCache(): AnswerCache {
	const cache: AnswerCache = {
		client: null,
		invalidate(operations) {
			for (const operation of operations) void cache.client?.invalidateQueries({ queryKey: [operation] });
		},
		outdate: () => void cache.client?.invalidateQueries({ refetchType: 'none' }),
		clear: () => cache.client?.clear(),
	};
	return cache;
}
