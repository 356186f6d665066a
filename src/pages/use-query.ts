import { notifyManager, type QueryClient, QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Reads a query and re-renders with it. The library's React package adds suspense, error boundaries and restored caches, which no page uses.
 */
export function useQuery(options: QueryObserverOptions, client: QueryClient): QueryObserverResult {
	const complete = client.defaultQueryOptions({ ...options, _optimisticResults: 'optimistic' });
	const [observer] = useState(() => new QueryObserver(client, complete));
	const result = observer.getOptimisticResult(complete);
	useEffect(() => observer.setOptions(complete));
	const subscribe = useCallback(
		(onChange: () => void) => {
			const unsubscribe = observer.subscribe(notifyManager.batchCalls(onChange));
			// The response may have come since the render.
			observer.updateResult();
			return unsubscribe;
		},
		[observer],
	);
	useSyncExternalStore(subscribe, () => observer.getCurrentResult());
	return observer.trackResult(result);
}
