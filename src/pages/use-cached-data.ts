import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import { openAnswerCache } from '#src/operations/open-answer-cache.ts';
import type { PageData } from './page-data.ts';
import { useCalls } from './use-calls.ts';
import { type HiddenListener, type UsePageData, useData } from './use-data.ts';

export const useCachedData: UsePageData = (options, onHidden) => {
	const client = openAnswerCache(useCalls().answers);
	const { keys, ...data } = useData(options, client);
	useHeldAnswers(client, keys, onHidden);
	return data satisfies PageData;
};

/** A hidden page's effects are unmounted, so its queries would have no observers and be garbage-collected. */
function useHeldAnswers(client: QueryClient, keys: ReturnType<typeof useData>['keys'], onHidden: HiddenListener | undefined): void {
	const hold = useEffectEvent(() => holdQueries(client, keys));
	useEffect(() => {
		if (onHidden) return () => onHidden(hold());
	}, [onHidden]);
}

/**
 * Keeps cached responses without observers, e.g. of a hidden page, from garbage collection, which would also reset what the page shows and
 * its inputs. Fetches nothing, and ends the connections of streams. Returns the release function.
 */
function holdQueries(client: QueryClient, keys: readonly QueryKey[]): () => void {
	const held = keys.map((queryKey) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined));
	for (const queryKey of keys) void client.cancelQueries({ queryKey, exact: true, predicate: ({ meta }) => meta?.streamed === true });
	return () => {
		for (const release of held) release();
	};
}
