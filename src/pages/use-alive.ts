import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the page is mounted and visible; a kept tab is hidden. */
export function useAlive(): () => boolean {
	const alive = useRef(true);
	useEffect(() => {
		alive.current = true;
		return () => {
			alive.current = false;
		};
	}, []);
	return useCallback(() => alive.current, []);
}
