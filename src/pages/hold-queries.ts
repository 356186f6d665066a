import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';

/**
 * Keeps answers that nobody looks at just now, such as those of a hidden page: the cache would drop them after some minutes, and with
 * them what the page shows and what was typed there. Nothing is fetched. Returns how to let go of them.
 */
export function holdQueries(client: QueryClient, keys: readonly QueryKey[]): () => void {
	const held = keys.map((queryKey) => new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined));
	return () => {
		for (const release of held) release();
	};
}
