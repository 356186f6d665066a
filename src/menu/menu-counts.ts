import { QueryObserver } from '@tanstack/query-core';
import { menuCounts } from '#generated/menu-counts.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { Http } from '#src/http/create-http.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import type { LoadedOperations } from '#src/operations/loaded-operations.ts';
import { openAnswerCache } from '#src/operations/open-answer-cache.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { CountOperation } from './count-operation.ts';

export interface MenuCount {
	number: number;
	unit: string;
}

export interface MenuCounts {
	/** Subscribes to the count of an item, null for none; returns an unsubscribe function. */
	watch(key: string, onChange: (count: MenuCount | null) => void): () => void;
}

/** Age from which a count is refetched when the window becomes visible. */
const STALE_AFTER_MS = 5_000;

/** Creates the counts of header items. They are cached queries, so the usual invalidations refetch them. */
export function createMenuCounts(
	{ http, answers, session, operations }: { http: Http; answers: AnswerCache; session: SessionStore; operations: LoadedOperations },
	counts: Readonly<Record<string, CountOperation>> = menuCounts,
): MenuCounts {
	return {
		watch(key, onChange) {
			const count = Object.hasOwn(counts, key) ? counts[key] : undefined;
			if (!count || session.state.status !== 'ready') return () => undefined;
			const observer = new QueryObserver(openAnswerCache(answers), {
				queryKey: [count.call, count.with ?? {}, 'count'],
				queryFn: async ({ signal }: { signal: AbortSignal }) => {
					const result = await http.call(count.call, compiledInput(count.with ?? {}), {
						signal,
						quiet: true,
						check: checkWhole(operations.reached(count.call)),
					});
					if (!result.ok) throw result.error;
					return result.data ?? null;
				},
				select: (answer) => count.value(answer) ?? 0,
				staleTime: STALE_AFTER_MS,
				// The next invalidation or visibility change retries; a failed count shows no message.
				retry: false,
				networkMode: 'always',
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
			});
			const publish = (data: number | undefined): void => onChange(data ? { number: data, unit: count.unit } : null);
			publish(observer.getCurrentResult().data);
			const stopObserving = observer.subscribe(({ data }) => publish(data));
			const stopLooking = onSeen(() => {
				if (observer.getCurrentQuery().isStaleByTime(STALE_AFTER_MS)) void observer.refetch();
			});
			return () => {
				stopObserving();
				stopLooking();
			};
		},
	};
}

/** Calls `act` when the window becomes visible again; returns an unsubscribe function. */
function onSeen(act: () => void): () => void {
	const listen = (): void => {
		if (document.visibilityState === 'visible') act();
	};
	document.addEventListener('visibilitychange', listen);
	return () => document.removeEventListener('visibilitychange', listen);
}
