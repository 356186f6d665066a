import { hashKey, notifyManager, QueryCache, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import type { AnswerCache, AnswerClient } from './answer-cache.ts';

const STALE_AFTER_MS = 30_000;

export function openAnswerCache(cache: AnswerCache): AnswerClient {
	cache.client ??= createAnswerClient();
	return cache.client;
}

function createAnswerClient(): AnswerClient {
	const cache = new QueryCache();
	// The library's own client also brings mutations and infinite queries (3 kB). Queries and observers call these three methods.
	const queries = {
		getQueryCache: () => cache,
		getQueryDefaults: () => ({}),
		defaultQueryOptions: (options: QueryObserverOptions) => ({
			staleTime: STALE_AFTER_MS,
			...options,
			queryHash: hashKey(options.queryKey),
			_defaulted: true,
		}),
	} as unknown as QueryClient;
	return {
		queries,
		read: (key) => cache.get(hashKey(key))?.state.data,
		prefetch(options) {
			if (!cache.get(hashKey(options.queryKey)))
				cache
					.build(queries, queries.defaultQueryOptions(options))
					.fetch()
					.catch(() => undefined);
		},
		invalidate(operation) {
			notifyManager.batch(() => {
				for (const query of cache.findAll({ queryKey: [operation] })) {
					query.invalidate();
					if (query.isActive() && !query.isDisabled()) query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
				}
			});
		},
		outdate() {
			for (const query of cache.getAll()) query.invalidate();
		},
		clear: () => cache.clear(),
	};
}
