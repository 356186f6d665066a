import { QueryClient } from '@tanstack/query-core';
import type { AnswerCache } from './answer-cache.ts';
import { createPendingChanges, type PendingChanges } from './pending-changes.ts';

const STALE_AFTER_MS = 30_000;

export function openAnswerCache(cache: AnswerCache): QueryClient {
	cache.client ??= new QueryClient({ defaultOptions: { queries: { staleTime: STALE_AFTER_MS } } });
	return cache.client;
}

export function openPendingChanges(cache: AnswerCache): PendingChanges {
	cache.changes ??= createPendingChanges(openAnswerCache(cache));
	return cache.changes;
}
