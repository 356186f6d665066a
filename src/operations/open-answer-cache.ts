import { focusManager, QueryClient } from '@tanstack/query-core';
import type { AnswerCache } from './answer-cache.ts';
import { createPendingChanges, type PendingChanges } from './pending-changes.ts';

const STALE_AFTER_MS = 30_000;

export function openAnswerCache(cache: AnswerCache): QueryClient {
	cache.client ??= createClient();
	return cache.client;
}

function createClient(): QueryClient {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: STALE_AFTER_MS } } });
	focusManager.setEventListener(watchAttention);
	client.mount();
	return client;
}

/** Calls are repeated only while the window is visible and the browser has a connection. */
function watchAttention(setFocused: (focused: boolean) => void): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const update = (): void => setFocused(document.visibilityState === 'visible' && navigator.onLine);
	document.addEventListener('visibilitychange', update, { signal });
	window.addEventListener('online', update, { signal });
	window.addEventListener('offline', update, { signal });
	update();
	return () => stop.abort();
}

export function openPendingChanges(cache: AnswerCache): PendingChanges {
	cache.changes ??= createPendingChanges(openAnswerCache(cache));
	return cache.changes;
}
