/** What pages with data need beyond the others, the query library first of all: in a chunk of its own. */
import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { openAnswerCache } from '#src/operations/open-answer-cache.ts';
import { createPageBody } from './create-page-body.tsx';
import type { PageData } from './page-data.ts';
import { usePageEnvironment } from './page-environment.tsx';
import { type HiddenListener, type UsePageData, useData } from './use-data.ts';

const useCachedData: UsePageData = (options, onHidden) => {
	const client = openAnswerCache(usePageEnvironment().answers);
	const { keys, ...data } = useData(options, client);
	useHeldAnswers(client, keys, onHidden);
	return data satisfies PageData;
};

/** While a page is hidden its effects are undone, and its answers would have nobody left who wants them. */
function useHeldAnswers(client: QueryClient, keys: ReturnType<typeof useData>['keys'], onHidden: HiddenListener | undefined): void {
	const hold = useEffectEvent(() => holdQueries(client, keys));
	useEffect(() => {
		if (onHidden) return () => onHidden(hold());
	}, [onHidden]);
}

/**
 * Keeps answers that nobody looks at just now, such as those of a hidden page: the cache would drop them after some minutes, and with
 * them what the page shows and what was typed there. Nothing is fetched. Returns how to let go of them.
 */
function holdQueries(client: QueryClient, keys: readonly QueryKey[]): () => void {
	const held = keys.map((queryKey) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined));
	return () => {
		for (const release of held) release();
	};
}

export const DataPage = createPageBody(useCachedData);
