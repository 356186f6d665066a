import {
	keepPreviousData,
	notifyManager,
	type QueryClient,
	type QueryFunctionContext,
	type QueryKey,
	QueryObserver,
	type QueryObserverOptions,
	type QueryObserverResult,
} from '@tanstack/query-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { HttpError } from '#src/http/result.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { openPendingChanges } from '#src/operations/open-answer-cache.ts';
import { withChanges } from '#src/operations/pending-changes.ts';
import { type DataPlan, planData } from './data-plan.ts';
import type { DataPhase, DataStatus, PageData } from './page-data.ts';
import type { DataDefinition, PageDefinition } from './page-definition.ts';
import type { PageScope } from './page-scope.ts';
import { type Calls, useCalls } from './use-calls.ts';

export interface CalledData extends PageData {
	keys: readonly QueryKey[];
}

export interface UseDataOptions {
	definitions: Readonly<Record<string, DataDefinition>>;
	shapes: PageDefinition['shapes'];
	/** Names in the order of `orderData`; the same array on every render. */
	order: readonly string[];
	/** Scope of the expressions, given the data loaded so far. */
	scopeWith: (values: Readonly<Record<string, unknown>>) => PageScope;
	search: string;
	/** Status of the page's data, which the data of a dialog may need. */
	around?: PageData['status'];
}

/** Called when the page was hidden or unmounted. `release` drops the responses kept for its return. */
export type HiddenListener = (release: () => void) => void;

export type UsePageData = (options: UseDataOptions, onHidden: HiddenListener | undefined) => PageData;

/** Calls the operations of a page as soon as their dependencies are loaded. */
export function useData({ definitions, shapes, order, scopeWith, search, around }: UseDataOptions, client: QueryClient): CalledData {
	const calls = useCalls();
	const changes = useSnapshot(openPendingChanges(calls.answers).state).list;
	const values: Record<string, unknown> = {};
	const status: Record<string, DataStatus> = {};
	const keys: QueryKey[] = [];
	const statusOf = (name: string): DataStatus | undefined => status[name] ?? around?.[name];
	for (const name of order) {
		const definition = definitions[name];
		if (!definition) continue;
		const phaseOf = (need: string): DataPhase => statusOf(need)?.phase ?? 'idle';
		const plan = planData(definition, { scope: scopeWith(values), search, phaseOf });
		const isOver = (answer: unknown): boolean =>
			definition.until !== undefined && scopeWith({ ...values, [name]: answer }).read(definition.until);
		const options = queryOf(calls, definition, plan, shapes, isOver);
		// biome-ignore lint/correctness/useHookAtTopLevel: the order belongs to the page definition, which never changes while a page is mounted
		const query = useQuery(options, client);
		if (options.enabled) keys.push(options.queryKey);
		values[name] = plan.kind === 'call' ? withChanges(changes, options.queryKey, query.data) : undefined;
		status[name] = {
			...statusOfCall(plan, query, plan.kind === 'blocked' ? statusOf(plan.by) : undefined, definition.optional ?? false),
			queryKey: options.enabled ? options.queryKey : null,
			essential: definition.essential ?? false,
		};
	}
	return { values, status, keys };
}

/** `failed`: the status of the call that blocks this one. */
const statusOfCall = (
	plan: DataPlan,
	query: QueryObserverResult,
	failed: DataStatus | undefined,
	optional: boolean,
): Pick<DataStatus, 'phase' | 'outdated' | 'error' | 'refetch'> => ({
	phase: optional ? phaseWithout(phaseOfPlan(plan, query)) : phaseOfPlan(plan, query),
	outdated: query.isPlaceholderData,
	error: plan.kind === 'blocked' ? (failed?.error ?? null) : query.error,
	// Refetching data that depends on a failed call refetches that call.
	refetch: plan.kind === 'blocked' ? (failed?.refetch ?? query.refetch) : refetchOf(plan, query.refetch),
});

/** Until optional data is there, it is as if nothing had been called. */
const phaseWithout = (phase: DataPhase): DataPhase => (phase === 'ready' ? phase : 'idle');

function phaseOfPlan(plan: DataPlan, query: { data: unknown; isError: boolean }): DataPhase {
	switch (plan.kind) {
		case 'idle':
			return 'idle';
		case 'wait':
			return 'loading';
		case 'blocked':
			return 'failed';
		case 'call':
			if (query.data !== undefined) return 'ready';
			return query.isError ? 'failed' : 'loading';
	}
}

const refetchOf = (plan: DataPlan, refetch: () => Promise<unknown>): (() => Promise<unknown>) =>
	plan.kind === 'call' ? refetch : () => Promise.resolve();

/** `isOver`: whether the call is no longer repeated after this answer. Data of a repetition that is over is like any other. */
export function queryOf(
	{ call, answers }: Calls,
	definition: DataDefinition,
	plan: DataPlan,
	shapes: PageDefinition['shapes'],
	isOver: (answer: unknown) => boolean = () => false,
) {
	const { operation, paged, stream, optional = false } = definition;
	const input = plan.kind === 'call' ? plan.input : null;
	const answer = definition.until && answers.client?.getQueryData([operation, input]);
	const every = answer !== undefined && isOver(answer) ? undefined : definition.every;
	return {
		// Invalidation matches the first part only, i.e. all inputs of the operation.
		queryKey: [operation, input],
		enabled: input !== null,
		queryFn: async ({ signal, client, queryKey }: QueryFunctionContext): Promise<unknown> => {
			if (stream) {
				const { followStream } = await import('./follow-stream.ts');
				return followStream({ call, operation, input: input ?? compiledInput({}), stream, shapes, client, queryKey, signal });
			}
			// A failed repetition is silent: the earlier answer stays on the screen.
			const quiet = optional || (every !== undefined && answers.client?.getQueryData([operation, input]) !== undefined);
			const result = await call(operation, input ?? {}, { signal, shapes, quiet, kept: true });
			if (!result.ok) throw result.error satisfies HttpError;
			return result.data ?? null;
		},
		...(paged && { placeholderData: keepPreviousData<unknown> }),
		// The HTTP client has already shown the error, and a retry would show it again. The error notice has a retry button. Optional data has
		// neither; a token that was refused is a new one at the retry.
		retry: optional ? 1 : false,
		// The mock server in the browser works offline.
		networkMode: 'always' as const,
		refetchOnWindowFocus: every !== undefined,
		refetchOnReconnect: false,
		...(stream && {
			meta: { streamed: true },
			// It goes on when the page is shown again.
			staleTime: ({ state }: { state: { data: unknown } }) => (hasEnded(state.data) ? Number.POSITIVE_INFINITY : 0),
			structuralSharing: false,
		}),
		...(every && {
			refetchInterval: every * 1000,
			// If overdue, the call is made at the return to the window.
			staleTime: every * 1000,
			// Comparing long answers deeply would block the page with each repetition.
			structuralSharing: false,
		}),
	};
}

const hasEnded = (answer: unknown): boolean => isRecord(answer) && answer.state === 'ended';

/**
 * Reads a query and re-renders with it. The library's React package adds suspense, error boundaries and restored caches, which no page uses.
 */
function useQuery(options: QueryObserverOptions, client: QueryClient): QueryObserverResult {
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
