import { useEffect, useReducer } from 'react';

/**
 * Renders again when code has arrived. React shows what a Suspense boundary waited for no sooner than 300 ms after its fallback; an update
 * of the component around the boundary shows it at once.
 */
export function useUpdateAfter(load: () => Promise<unknown>, wanted: boolean): void {
	const [, update] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		// The boundary reports a failure.
		if (wanted) load().then(update, () => undefined);
	}, [load, wanted]);
}
