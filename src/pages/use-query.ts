import { notifyManager, type QueryClient, QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * The `useQuery` of the library without suspense, error boundaries, contexts and restored caches, which pages do not use. Re-renders only
 * when a property that was read has changed.
 */
export function useQuery(given: QueryObserverOptions, client: QueryClient): QueryObserverResult {
	// The first render already shows what the fetch of its effect will report.
	const options = client.defaultQueryOptions({ ...given, _optimisticResults: 'optimistic' });
	const [observer] = useState(() => new QueryObserver(client, options));
	const result = observer.getOptimisticResult(options);
	useEffect(() => observer.setOptions(options), [options, observer]);
	const subscribe = useCallback(
		(onChange: () => void) => {
			const unsubscribe = observer.subscribe(notifyManager.batchCalls(onChange));
			// The query may have changed between render and subscription.
			observer.updateResult();
			return unsubscribe;
		},
		[observer],
	);
	useSyncExternalStore(subscribe, () => observer.getCurrentResult());
	return observer.trackResult(result);
}
