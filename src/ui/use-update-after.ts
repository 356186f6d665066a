import { useEffect, useReducer } from 'react';

/**
 * Renders again when code has loaded. React keeps a Suspense fallback for at least 300 ms; an update of the component around the boundary
 * replaces it at once.
 */
export function useUpdateAfter(load: () => Promise<unknown>, wanted: boolean): void {
	const [, update] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		// The boundary reports a failure.
		if (wanted) load().then(update, () => undefined);
	}, [load, wanted]);
}
