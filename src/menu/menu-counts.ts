import { QueryObserver } from '@tanstack/react-query';
import { menuCounts } from '#generated/menu-counts.ts';
import type { Http } from '#src/http/create-http.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import { openAnswerCache } from '#src/operations/open-answer-cache.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { CountOperation } from './count-operation.ts';

/** The number of things behind a menu item. */
export interface MenuCount {
	number: number;
	/** The unit that follows the number. */
	unit: string;
}

/** The counts that menus.yaml declares for the header. */
export interface MenuCounts {
	/** Passes on the count of an item whenever it changes, null for none; returns how to stop. */
	watch(key: string, onChange: (count: MenuCount | null) => void): () => void;
}

/** Old enough to be asked for again when the window comes back. */
const STALE_AFTER_MS = 5_000;

/** The numbers on the items of the header. They are answers like those of pages, so what makes those stale renews them. */
export function createMenuCounts(
	{ http, answers, session }: { http: Http; answers: AnswerCache; session: SessionStore },
	counts: Readonly<Record<string, CountOperation>> = menuCounts,
): MenuCounts {
	return {
		watch(key, onChange) {
			const count = Object.hasOwn(counts, key) ? counts[key] : undefined;
			if (!count || session.state.status !== 'ready') return () => undefined;
			const observer = new QueryObserver(openAnswerCache(answers), {
				queryKey: [count.call, count.with ?? {}, 'count'],
				queryFn: async ({ signal }: { signal: AbortSignal }) => {
					const result = await http.callByName(count.call, { ...count.with }, { signal, quiet: true, check: checkWhole(count.call) });
					if (!result.ok) throw result.error;
					return result.data ?? null;
				},
				select: (answer) => count.value(answer) ?? 0,
				staleTime: STALE_AFTER_MS,
				// The next change or glance tries again; nobody is told of a number that did not come.
				retry: false,
				networkMode: 'always',
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
			});
			const tell = (data: number | undefined): void => onChange(data ? { number: data, unit: count.unit } : null);
			tell(observer.getCurrentResult().data);
			const stopObserving = observer.subscribe(({ data }) => tell(data));
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

/** Calls when the window is seen again after it was hidden; returns how to stop. */
function onSeen(act: () => void): () => void {
	const listen = (): void => {
		if (document.visibilityState === 'visible') act();
	};
	document.addEventListener('visibilitychange', listen);
	return () => document.removeEventListener('visibilitychange', listen);
}
