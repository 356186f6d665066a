import { use, useEffect, useMemo, useReducer, useState } from 'react';
import { type Load, type LoadOnce, markShown } from '#src/lib/load-once.ts';

/**
 * Result of a loader, null while it loads. Starts loading in the first render, and renders again as soon as the value arrives: React would
 * hold back what a Suspense boundary waits for until 300 ms after its fallback. A component
 * mounted after a failure was shown loads anew.
 */
export function useLoad<Value>(loader: LoadOnce<Value>): Load<Value>['result'] {
	return useResult(useMemo(() => loader.current(), [loader]));
}

/** Like `useLoad`, with a function that loads anew after a failure. The loader must not change. */
export function useRetriedLoad<Value>(loader: LoadOnce<Value>): [result: Load<Value>['result'], retry: () => void] {
	const [load, setLoad] = useState(() => loader.current());
	const result = useResult(load);
	const retry = (): void => {
		if (result && 'error' in result) markShown(result.error);
		setLoad(loader.current());
	};
	return [result, retry];
}

function useResult<Value>(load: Load<Value>): Load<Value>['result'] {
	const { result } = load;
	const [, update] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		if (!result) void load.promise.then(update, update);
	}, [load, result]);
	return result;
}

/** Value of a loader, undefined while it loads. Throws a failure to the error boundary, whose retry mounts the component again. */
export function useLoaded<Value>(loader: LoadOnce<Value>): Value | undefined {
	const result = useLoad(loader);
	if (result && 'error' in result) throw result.error;
	return result?.value;
}

/** Value of a loader. Suspends while it loads, so that a navigation keeps the previous page until the next one is loaded. */
export function useSuspended<Value>(loader: LoadOnce<Value>): Value {
	const load = loader.current();
	// A component that has suspended must call `use` again, which then reads the promise at once.
	if (!load.result || load.suspended) {
		load.suspended = true;
		return use(load.promise);
	}
	if ('error' in load.result) throw load.result.error;
	return load.result.value;
}
